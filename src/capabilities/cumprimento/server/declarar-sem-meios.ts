import { faz, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { prazoSemMeios } from '#capabilities/remedio/domain/promessas.ts';
import { prometer } from '#capabilities/remedio/server/index.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import { declararSemMeios as ato } from '../domain/declarar-sem-meios.ato.ts';
import { findRespostaQueOrienta } from './cumprimento-repository.ts';

/** The delivery is the office's again, by a date (Lei 12.527/2011, art. 11 § 6º). */
export const declararSemMeios = faz(ato, async ({ tx, caso, agora }, { motivo }) => {
  const dia = prazoSemMeios(caso.calendario, agora.getTime());
  const prazo = toIsoDate(dia);
  const { id: idResposta } = await findRespostaQueOrienta(tx, caso.row.id);
  const idPromessa = await prometer(tx, {
    id_manifestacao: caso.row.id,
    id_ouvidoria: caso.row.id_ouvidoria,
    origem: 'sem-meios',
    id_resposta: idResposta,
    id_recurso: null,
    ...caso.guardarTexto('A informação que a resposta só disse onde encontrar.'),
    prazo,
    prometida_em: agora,
  });
  const variaveis = { prazo: formatData(dia) };
  return {
    informacoes: `Quem pediu declarou que não tem meios de obter a informação onde a resposta indica. O órgão tem até ${variaveis.prazo} para entregá-la.`,
    detalhes: { idPromessa, ...(motivo ? guardarPalavras(caso.cofre, 'motivo', caso.emAberto(motivo)) : {}) },
    avisos: [
      { evento: 'cumprimento.sem-meios', variaveis },
      { evento: 'cumprimento.sem-meios-registrada', variaveis },
    ],
    resultado: { prazo },
  };
});
