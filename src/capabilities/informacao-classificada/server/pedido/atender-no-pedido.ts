import { momentoDaChegada, podeTerChegadoNoDia } from '#capabilities/atendimento/domain/pode-atender.ts';
import { comoChegou } from '#capabilities/manifestacao/domain/em-nome.ts';
import { qualidades } from '#capabilities/manifestacao/domain/registrar/representante.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import { Perfil } from '#kernel/perfil.ts';
import { localDate, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import {
  type AtoNoBalcao,
  type AtoQueCabe,
  atosNoBalcao,
  type NovoAtendimento,
  type ReciboDoBalcao,
} from '../../domain/pedido/atendimento-do-pedido.ts';
import { desistirDoPedido as atoDeDesistir } from '../../domain/pedido/atos/desistir-do-pedido.ato.ts';
import {
  type EstadoDoPedido,
  type IdPasso,
  nomeDaAutoridade,
  proximaInstancia,
} from '../../domain/pedido/estado-do-pedido.ts';
import { naoAtende, naoHaRecurso } from '../../domain/pedido/pedido-errors.ts';
import { recursoDaVez } from '../../domain/pedido/recurso-da-vez.ts';
import { desistirDoPedido } from './desistir.ts';
import { findPedidoDoLeitor, lockPedidoDoLeitor, type PedidoDoLeitor } from './pedido-do-leitor.ts';
import { autorNoPedido, type QuemNoPedido } from './quem-no-pedido.ts';
import { recorrerAComissao, recorrerAoComando, recorrerDaDecisao } from './recorrer.ts';

const recursos = { recorrerAComissao, recorrerAoComando, recorrerDaDecisao };
type NomeDoRecurso = keyof typeof recursos;

const quemPede = (
  usuario: UsuarioAtual,
  {
    canal,
    dia,
    agora,
    ato,
    quemPediu = null,
  }: Pick<NovoAtendimento, 'canal'> &
    Partial<Pick<NovoAtendimento, 'quemPediu'>> & { dia: PlainDate; agora: Date; ato: AtoNoBalcao },
): QuemNoPedido => ({
  usuario,
  emNome: {
    canal,
    dia,
    recebidaEm: momentoDaChegada(dia, agora),
    oQue: atosNoBalcao[ato].oQue,
    ...(quemPediu && {
      representante: { nome: quemPediu.nome, qualidade: qualidades[quemPediu.qualidade] },
    }),
  },
});

const recursoDe = ({ row, fatos }: PedidoDoLeitor) => recursoDaVez(row.situacao as EstadoDoPedido, fatos);

/** What the person could ask for on that day: of a letter, the day it arrived. */
export const atosNoPedido = async (
  platform: Platform,
  usuario: UsuarioAtual,
  idPedido: number,
  recebidaEm: string | undefined,
): Promise<{ readonly atos: AtoQueCabe[] }> => {
  const agora = platform.clock.now();
  const dia = recebidaEm === undefined ? localDate(agora.getTime()) : diaGuardado(recebidaEm);
  const quem = quemPede(usuario, { canal: 'carta', dia, agora, ato: 'recorrer' });
  const visto = await findPedidoDoLeitor(platform, platform.db, quem, idPedido);
  if (!visto.fatos.atende) throw naoAtende();
  const { row, fatos, recorrerAte } = visto;
  const contexto = {
    estado: row.situacao as EstadoDoPedido,
    perfil: usuario.idPerfil ?? Perfil.publico,
    fatos,
  };
  const recurso = recursoDe(visto);
  const temComando = row.id_ouvidoria_ministerio !== null;
  const seguinte = proximaInstancia(row.passo as IdPasso, temComando);
  return {
    atos: [
      ...(recurso && seguinte && checkAct(recurso, contexto).allowed
        ? [
            {
              ato: 'recorrer' as const,
              aQuem: nomeDaAutoridade(seguinte, temComando),
              ultimoDia: recorrerAte && toIsoDate(recorrerAte),
            },
          ]
        : []),
      ...(checkAct(atoDeDesistir, contexto).allowed
        ? [{ ato: 'desistir' as const, aQuem: null, ultimoDia: null }]
        : []),
    ],
  };
};

const fazer = async (
  platform: Platform,
  tx: Db,
  quem: QuemNoPedido,
  visto: PedidoDoLeitor,
  { versao, pedido }: NovoAtendimento,
): Promise<{ readonly prazo: string | null }> => {
  const alvo = { idPedido: visto.row.id, versao };
  if (pedido.ato === 'desistir') {
    await desistirDoPedido(platform, quem, alvo, { motivo: pedido.motivo }, tx);
    return { prazo: null };
  }
  const recurso = recursoDe(visto);
  if (!recurso) throw naoHaRecurso();
  return recursos[recurso.nome as NomeDoRecurso](platform, quem, alvo, { texto: pedido.texto }, tx);
};

/**
 * Does for the person what they asked for at the desk, on the phone or by letter (Lei 13.460/2017, art. 10): it is the
 * person's own act, in time if it arrived in time. The days of who decides run from when it is typed in.
 */
export const atenderNoPedido = (
  platform: Platform,
  usuario: UsuarioAtual,
  idPedido: number,
  novo: NovoAtendimento,
): Promise<ReciboDoBalcao> =>
  platform.db.transaction().execute(async (tx) => {
    const agora = platform.clock.now();
    const hoje = localDate(agora.getTime());
    const dito = novo.recebidaEm === null ? null : diaGuardado(novo.recebidaEm);
    const { canal, pedido, quemPediu } = novo;
    const dia = dito ?? hoje;
    const quem = quemPede(usuario, { canal, dia, agora, ato: pedido.ato, quemPediu });
    const visto = await lockPedidoDoLeitor(platform, tx, quem, idPedido);
    const { row, fatos } = visto;
    if (!fatos.atende) throw naoAtende();
    // An appeal answers a decision; a withdrawal, nothing but the pedido.
    const respondido = (pedido.ato === 'recorrer' ? row.decidido_em : null) ?? row.registrado_em;
    enforce(podeTerChegadoNoDia({ canal, dia: dito, hoje, evento: localDate(respondido.getTime()) }));
    const { prazo } = await fazer(platform, tx, quem, visto, novo);
    return {
      numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.id_esfera),
      nome: atosNoBalcao[pedido.ato].nome,
      comoChegou: comoChegou({ canal, dia }),
      registradoEm: agora.toISOString(),
      responsavel: autorNoPedido(quem, visto).responsavel,
      quemPediu: quemPediu && `${quemPediu.nome} (${qualidades[quemPediu.qualidade].toLowerCase()})`,
      prazo,
    };
  });
