/** What compose would refuse in deploy/compose.yml, or would wait for without end. */
import { dirname, join } from 'node:path/posix';
import { parse } from 'yaml';
import { type File, type Finding, main, projectFiles, projectPaths } from '../source/check.ts';

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: unknown; disable?: boolean };
  volumes?: string[];
  restart?: string;
}
interface Compose {
  services: Record<string, Service>;
  volumes?: Record<string, unknown>;
}

/** @param paths every path of the project */
export function findComposeFaults({ path, text }: File, paths: readonly string[], images: File[]): Finding[] {
  const { services, volumes = {} } = parse(text, { merge: true }) as Compose;
  const at = (...names: string[]): string => join(dirname(path), ...names);
  /** Whether it says by itself that it is well: in this file, or in the one that its image is made of. */
  const saysHealth = ({ healthcheck, build }: Service): boolean => {
    if (healthcheck) return healthcheck.test !== undefined && !healthcheck.disable;
    const made = build && images.find((file) => file.path === at(build.context, build.dockerfile));
    return made !== undefined && /^HEALTHCHECK /m.test(made.text);
  };
  const faultsOf = (service: Service): string[] => {
    const { image, build, depends_on = {}, volumes: mounted = [] } = service;
    const faults: string[] = [];
    if (!image && !build) faults.push('has neither image nor build');
    if (build && !paths.includes(at(build.context, build.dockerfile)))
      faults.push(`is built from ${build.dockerfile}, which is not there`);
    for (const [name, { condition }] of Object.entries(depends_on)) {
      const other = services[name];
      if (!other) faults.push(`waits for ${name}, which is no service`);
      else if (condition === 'service_healthy' && !saysHealth(other))
        faults.push(`waits until ${name} is healthy, which it never says`);
      else if (condition === 'service_completed_successfully' && other.restart !== 'no')
        faults.push(`waits until ${name} has ended, which starts again`);
    }
    for (const [source = ''] of mounted.map((volume) => volume.split(':')))
      if (source.startsWith('.') ? !paths.includes(at(source)) : !(source in volumes))
        faults.push(`mounts ${source}, which is not there`);
    return faults;
  };
  const used = new Set(
    Object.values(services).flatMap((service) => (service.volumes ?? []).map((one) => one.split(':')[0])),
  );
  return [
    ...Object.entries(services).flatMap(([name, service]) =>
      faultsOf(service).map((fault) => `${name} ${fault}`),
    ),
    ...Object.keys(volumes)
      .filter((name) => !used.has(name))
      .map((name) => `the volume ${name} is nobody's`),
  ].map((message) => ({ path, line: 1, message }));
}

main(import.meta, () => {
  const [compose] = projectFiles(/^deploy\/compose\.yml$/);
  if (!compose) return [{ path: 'deploy', line: 1, message: 'has no compose.yml' }];
  return findComposeFaults(compose, projectPaths(), projectFiles(/^deploy\/Dockerfile$/));
});
