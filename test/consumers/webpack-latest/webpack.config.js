export default {
  mode: 'production',
  entry: './main.js',
  output: { filename: 'main.js', publicPath: 'auto', clean: true },
  module: { rules: [{ test: /\.css$/, use: ['style-loader', 'css-loader'] }] },
  performance: { hints: false },
};
