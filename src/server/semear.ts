import { seedArquivosDoRecurso } from '../../db/seed/seed-arquivos-do-recurso.ts';
import { seedCasos } from '../../db/seed/seed-casos.ts';
import { seedClassificadas } from '../../db/seed/seed-classificadas.ts';
import { seedDemo } from '../../db/seed/seed-demo.ts';
import { seedImpedimento } from '../../db/seed/seed-impedimento.ts';
import { seedMonitoramento } from '../../db/seed/seed-monitoramento.ts';
import { seedVolume } from '../../db/seed/seed-volume.ts';
import type { Platform } from './platform.ts';
import { say } from './processos/dizer.ts';

/** Fills a demonstration with what it lacks; answers what to tell the person who started it. */
export const semear = async (platform: Platform): Promise<readonly string[]> => {
  const progress = (text: string): void => say(`  ${text}`);
  const { contas } = await seedDemo(platform, progress);
  const { exemplos } = await seedCasos(platform, progress);
  await seedArquivosDoRecurso(platform);
  await seedImpedimento(platform);
  await seedMonitoramento(platform, progress);
  await seedClassificadas(platform, progress);
  await seedVolume(platform, progress);
  return [
    '\nContas de demonstração (senha de todas: Demo@2026):',
    ...contas.map(
      ({ login, perfil, ouvidoria }) =>
        `  ${login.padEnd(20)} ${perfil}${ouvidoria ? ` · ${ouvidoria}` : ''}`,
    ),
    '\nManifestações anônimas para consultar por protocolo e código de acesso:',
    ...exemplos.map(({ numeroProtocolo, codigo }) => `  ${numeroProtocolo}  ${codigo}`),
  ];
};
