import type { z } from 'zod';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { faz, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import type { aberturaPedida } from '../domain/abertura.ts';
import { semIdentidade } from '../domain/abertura-errors.ts';
import type { manifestante as dados } from '../domain/manifestante.ts';
import { verIdentidade as ato } from '../domain/ver-identidade.ato.ts';
import { readManifestante } from './manifestante-presenter.ts';
import { registrarAbertura } from './registrar-abertura.ts';

type Aberta = z.output<typeof dados> | z.output<typeof aberturaPedida>;

/**
 * Opens the vault, or asks a second person to approve it. The person who filed reads in the history who looked or asked, and why
 * (Decreto 10.153/2019, art. 6 §2); the screen keeps nothing beyond what it shows.
 */
export const verIdentidade = faz<typeof ato, Aberta>(
  ato,
  async ({ platform, quem, ...noAto }, { justificativa }) => {
    const { caso, tx } = noAto;
    const manifestante = caso.manifestante();
    if (!manifestante) throw semIdentidade();
    const { idAbertura, esperaPor } = await registrarAbertura(platform, quem, noAto, {
      motivo: justificativa,
    });
    const detalhes = { idAbertura, ...guardarPalavras(caso.cofre, 'justificativa', justificativa) };
    if (esperaPor !== null) {
      return {
        acao: Acao.aberturaDeIdentidade,
        informacoes: `A equipe do órgão pediu para abrir os dados de quem registrou. Falta a aprovação de outra pessoa, de ${esperaPor}.`,
        detalhes,
        resultado: { idAbertura, esperaPor },
      };
    }
    return {
      informacoes: 'A equipe do órgão abriu os dados de quem registrou.',
      detalhes,
      resultado: await readManifestante(tx, manifestante),
    };
  },
);
