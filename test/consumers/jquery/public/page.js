$('button').on('click', () => $('creator-earnings').prop('view', 'past_payments'));
$('creator-earnings').on('creator-change', ({ originalEvent }) => $('output').text(originalEvent.detail.filters.tab));
