import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { enforce } from '#kernel/verdict.ts';
import { avaliarItem as ato } from '../domain/avaliar-item.ato.ts';
import type { TipoDeResposta } from '../domain/resposta-do-item.ts';
import { podeTerResultado, temOQueCorrigir } from '../domain/resultado-do-item.ts';
import { faltaDizerOQueCorrigir } from '../domain/transparencia-errors.ts';
import { prazoDaCorrecao } from '../domain/transparencia-prazos.ts';
import { fazNoItem } from './faz-no-item.ts';

/** The authority evaluates one answer (Lei 12.527/2011, art. 40, I, and art. 41, II). */
export const avaliarItem = fazNoItem(
  ato,
  async ({ tx, row, orgao, assinatura, agora }, { resultado, comentario, dias }) => {
    const tipo = row.tipo as TipoDeResposta;
    enforce(podeTerResultado(tipo, resultado));
    const corrige = temOQueCorrigir(resultado);
    if (corrige && comentario === '') throw faltaDizerOQueCorrigir();
    const calendario = await calendarioDaOuvidoria(tx, orgao.idOuvidoria);
    const prazo = corrige ? toIsoDate(prazoDaCorrecao(calendario, localDate(agora.getTime()), dias)) : null;
    return {
      mudancas: {
        resultado,
        tipo_avaliado: tipo,
        avaliacao: comentario,
        id_avaliador: assinatura.idResponsavel,
        avaliador: assinatura.responsavel,
        avaliada_em: agora,
        prazo_correcao: prazo,
      },
      detalhes: { tipo, link: row.link, resultado, comentario, prazo },
      aviso: prazo === null ? undefined : { aconteceu: 'a-corrigir', prazo },
    };
  },
);
