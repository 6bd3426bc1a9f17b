export { AgentBar as default } from '#app/features/agents/AgentBar.tsx';
