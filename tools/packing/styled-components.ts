/**
 * Options of styled-components' build transform (https://oxc.rs/docs/guide/usage/transformer/plugins#styled-components): minified
 * styles, and component ids that are the same on a server and in a page's bundle. Without them, styled-components numbers the
 * components in load order, and a page would be hydrated with other class names than it was rendered with.
 */
export const styledComponents = { displayName: false, ssr: true, minify: true, transpileTemplateLiterals: false };
