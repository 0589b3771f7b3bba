import { faz, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { semIdentidade } from '../domain/analise-errors.ts';
import { verIdentidade as ato } from '../domain/ver-identidade.ato.ts';
import { readManifestante } from './manifestante-presenter.ts';

/**
 * Opens the vault. The person who filed reads in the history who looked and why (Decreto
 * 10.153/2019, art. 6 §2); the screen keeps nothing beyond what it shows.
 */
export const verIdentidade = faz(ato, async ({ caso, tx }, { justificativa }) => {
  const manifestante = caso.manifestante();
  if (!manifestante) throw semIdentidade();
  return {
    informacoes: 'A equipe do órgão abriu os dados de quem registrou.',
    detalhes: guardarPalavras(caso.cofre, 'justificativa', justificativa),
    resultado: await readManifestante(tx, manifestante),
  };
});
