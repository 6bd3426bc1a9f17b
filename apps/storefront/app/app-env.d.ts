/// <reference types="vite/client" />
/// <reference types="@react-router/node" />
