import type { ComponentType, ReactNode } from 'react';
import type { ScreenHost } from '../src/features/shared/screen/screen-context';
import type { Runtime } from '../src/runtime';
import type { AttributeProperties, AttributeTypes } from './attributes';
import type { CommonProperties } from './base-element';
import type { SkeletonShape } from './skeleton';

/** The attribute values of a screen, as React props. */
export type ScreenProps = Readonly<Record<string, unknown>>;

/**
 * The props of a screen: one per attribute, own and common, and one per rich property. Pages set rich properties to any
 * value, so the screen defines their types; `never` fits any type.
 */
export type GivenProps<Attributes extends AttributeTypes, Rich extends string> =
  CommonProperties & AttributeProperties<Attributes> & { readonly [Name in Rich]: never };

export interface ElementDefinition<Attributes extends AttributeTypes, Rich extends string, Props> {
  /** Attributes beyond the common ones. */
  attributes?: Attributes;
  /** Properties with object values, which have no attribute. */
  properties?: readonly Rich[];
  /** The shape of the content, painted before anything else has loaded. */
  skeleton: SkeletonShape;
  /** The screen, loaded by `loadChunk`. Its props are the element's attributes and properties, and no others. */
  screen: (runtime: Runtime) => Promise<ComponentType<Props>>;
  /** The first data call of the screen, sent while its chunk is still loading. */
  prefetch?: () => Promise<(runtime: Runtime, values: ScreenProps, screen: ScreenHost) => unknown>;
  /**
   * What the screen opens with, drawn before React has loaded: a function from data to the same tree that the screen
   * renders, or to undefined if only the screen can show it. Reads signals. Needs `prefetch`.
   */
  first?: () => Promise<(screen: ScreenHost, props: Props) => ReactNode>;
  /** The screen is for visitors: the end of a session does not affect it. */
  open?: boolean;
}

/**
 * `unknown` if every wanted prop is given, with a fitting type; otherwise a type that no definition has. An optional
 * prop that is not given is also an error, because it is a misspelt attribute.
 */
export type Gives<Given, Wanted> = [Exclude<keyof Wanted, keyof Given>] extends [never]
  ? [Given] extends [Wanted] ? unknown : { readonly otherTypeThanTheAttributeGives: Wanted }
  : { readonly noAttributeGives: Exclude<keyof Wanted, keyof Given> };

export type FirstView = (screen: ScreenHost, props: ScreenProps) => ReactNode;

/** A definition after the type check, for any attributes. */
export type CheckedDefinition = ElementDefinition<AttributeTypes, string, ScreenProps>;
