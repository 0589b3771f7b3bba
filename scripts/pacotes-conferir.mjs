import { command, say } from './lib/console.mjs';
import { run, systemEnv } from './lib/run.mjs';

/** Asks the registry for known weaknesses in what package-lock.json names; the terms to mend them stand in docs/pacotes.md. */
await command(async () => {
  const { code, output } = await run('npm', ['audit', '--json'], { env: systemEnv() });
  const inicio = output.indexOf('{');
  /** @type {{ metadata?: { vulnerabilities: Record<string, number> } }} */
  const resposta = inicio < 0 ? {} : JSON.parse(output.slice(inicio, output.lastIndexOf('}') + 1));
  const fraquezas = resposta.metadata?.vulnerabilities;
  if (!fraquezas) {
    say('O registro de pacotes não respondeu: nada foi conferido. Rode de novo onde ele responda.');
    return 2;
  }
  if (fraquezas.total === 0) {
    say('Nenhuma fraqueza conhecida nos pacotes.');
    return 0;
  }
  await run('npm', ['audit'], { env: systemEnv(), show: true });
  say('\nOs prazos para trocar cada pacote estão em docs/pacotes.md.');
  return code || 1;
});
