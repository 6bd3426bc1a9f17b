/// <reference types="vite/client" />
/// <reference types="@react-router/node" />

/** The text of its default export, a function; see `tooling/scriptText.ts`. */
declare module '*.script.ts?text' {
  const text: string;
  export default text;
}
