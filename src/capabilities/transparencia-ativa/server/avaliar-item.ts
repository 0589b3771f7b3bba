import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import type { Resultado, TipoDeResposta } from '../domain/resposta-do-item.ts';
import { podeTerResultado, temOQueCorrigir } from '../domain/transparencia-acts.ts';
import { faltaDizerOQueCorrigir } from '../domain/transparencia-errors.ts';
import { prazoDaCorrecao } from '../domain/transparencia-prazos.ts';
import { agirNoItem, type ItemAlvo } from './agir-no-item.ts';
import { avisarDaCorrecao } from './avisar-da-correcao.ts';
import { updateResposta } from './checklist-repository.ts';

export interface Avaliacao {
  readonly resultado: Resultado;
  readonly comentario: string;
  readonly dias: number;
}

/** The authority's word on one answer (Lei 12.527/2011, art. 40, I, and art. 41, II). */
export const avaliarItem = (
  platform: Platform,
  usuario: UsuarioAtual,
  alvo: ItemAlvo,
  { resultado, comentario, dias }: Avaliacao,
) =>
  agirNoItem(platform, usuario, alvo, 'avaliar', async ({ tx, row, orgao, assinatura, agora, situacao }) => {
    const tipo = row.tipo as TipoDeResposta;
    enforce(podeTerResultado(tipo, resultado));
    const corrige = temOQueCorrigir(resultado);
    if (corrige && comentario === '') throw faltaDizerOQueCorrigir();
    const calendario = await calendarioDaOuvidoria(tx, alvo.idOuvidoria);
    const prazo = corrige ? toIsoDate(prazoDaCorrecao(calendario, localDate(agora.getTime()), dias)) : null;
    await updateResposta(tx, alvo.idOuvidoria, alvo.idItem, {
      situacao,
      resultado,
      tipo_avaliado: tipo,
      avaliacao: comentario,
      id_avaliador: assinatura.idResponsavel,
      avaliador: assinatura.responsavel,
      avaliada_em: agora,
      prazo_correcao: prazo,
    });
    if (prazo !== null)
      await avisarDaCorrecao(platform, tx, orgao, {
        aconteceu: 'a-corrigir',
        prazo,
        agora,
        menos: usuario.idUsuario,
      });
    return { tipo, link: row.link, resultado, comentario, prazo };
  });
