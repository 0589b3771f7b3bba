import { prazoDoCidadao } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import { assinatura, diaSabido, faz, pararPrazo } from '#capabilities/manifestacao/server/index.ts';
import { ultimoDiaDito } from '#capabilities/remedio/domain/ciencia.ts';
import { compareDates, localDate, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { COMPLEMENTACAO_PEDIDA } from '#kernel/prazo/explain.ts';
import { DIAS_COMPLEMENTACAO } from '#kernel/prazo/prazos-da-lei.ts';
import { semNovidade } from '../domain/complementacao-errors.ts';
import { pedirComplementacao as ato } from '../domain/pedir-complementacao.ato.ts';
import {
  countComplementacoes,
  hasComplementacaoQueParou,
  insertComplementacao,
  insertPedido,
} from './complementacao-repository.ts';

const PEDIDO_DE_COMPLEMENTACAO = 1;

const oQueHaComOPrazo = (prazo: PlainDate, hoje: PlainDate, parou: boolean): string => {
  if (compareDates(prazo, hoje) < 0) return 'O prazo do órgão já tinha terminado.';
  return parou
    ? 'Enquanto a resposta não chega, o prazo do órgão fica parado.'
    : 'O prazo do órgão continua a correr: só o primeiro pedido faz a contagem parar.';
};

/**
 * The office asks for more (Decreto 9.492/2018, art. 18 §2): the citizen has twenty days, and only the first request
 * stops the office's clock.
 */
export const pedirComplementacao = faz(ato, async (noAto, { texto, oQueHaDeNovo }) => {
  const { tx, caso, agora, quem } = noAto;
  const idManifestacao = caso.row.id;
  const prazo = prazoDoCidadao(caso.calendario, agora.getTime(), DIAS_COMPLEMENTACAO);
  const parouPrazo = !(await hasComplementacaoQueParou(tx, idManifestacao));
  const isOutra = (await countComplementacoes(tx, idManifestacao)) > 0;
  if (isOutra && !oQueHaDeNovo) throw semNovidade();
  const novidade = isOutra && oQueHaDeNovo ? caso.guardarTexto(oQueHaDeNovo) : null;
  const idResposta = await insertPedido(tx, {
    id_manifestacao: idManifestacao,
    id_tipo_resposta: PEDIDO_DE_COMPLEMENTACAO,
    ...caso.guardarTexto(texto),
    id_ouvidoria: caso.row.id_ouvidoria,
    ...assinatura(quem, caso),
    registrada_em: agora,
  });
  await insertComplementacao(tx, {
    id_manifestacao: idManifestacao,
    id_resposta: idResposta,
    pedida_em: agora,
    prazo: toIsoDate(prazo),
    parou_prazo: parouPrazo,
    novidade: novidade?.texto ?? null,
    novidade_cifrada: novidade?.texto_cifrado ?? null,
  });
  const ultimoDia = ultimoDiaDito(diaSabido(caso, prazo), DIAS_COMPLEMENTACAO);
  const relogio = oQueHaComOPrazo(diaGuardado(caso.row.prazo), localDate(agora.getTime()), parouPrazo);
  return {
    informacoes: `Pedido de complementação: o órgão precisa de mais informações, a enviar até ${ultimoDia}. ${relogio}`,
    detalhes: { idResposta },
    mudancas: parouPrazo ? pararPrazo(noAto, COMPLEMENTACAO_PEDIDA) : {},
    avisos: [
      {
        evento: 'manifestacao.complementacao-pedida',
        variaveis: { ultimoDia },
        caminho: `/manifestacao/complementar/${idManifestacao}`,
      },
    ],
    resultado: { idResposta, ultimoDia: toIsoDate(prazo) },
  };
});
