import { z } from 'zod';
import { consulta } from '#capabilities/cumprimento/domain/cumprimento.ts';
import { entregar } from '#capabilities/cumprimento/domain/entregar.ato.ts';
import { naoConhecer } from '#capabilities/recurso/domain/atos/nao-conhecer.ato.ts';
import { responder } from '#capabilities/recurso/domain/atos/responder.ato.ts';
import { idTexto } from '#kernel/campos.ts';
import { dataBrasileira, indicador, talvez } from './formato.ts';
import { arquivosEnviados } from './inclusao.ts';

/** Bodies of our own, in the style of the rest; their fields follow the rules of the screens. */

export const admissibilidadeEnviada = z
  .object({
    IndConhecido: indicador,
    IdJustificativaNaoConhecimento: talvez(idTexto),
    TxtJustificativa: talvez(naoConhecer.entrada.shape.texto),
  })
  .refine(
    ({ IndConhecido, IdJustificativaNaoConhecimento }) =>
      IndConhecido || IdJustificativaNaoConhecimento !== undefined,
    {
      path: ['IdJustificativaNaoConhecimento'],
      message: 'Diga o motivo de não conhecer, da tabela justificativas-resposta-recurso-nao-conhecimento.',
    },
  )
  .refine(({ IndConhecido, TxtJustificativa }) => IndConhecido || TxtJustificativa !== undefined, {
    path: ['TxtJustificativa'],
    message: 'Explique por que o recurso não foi conhecido.',
  });

const decisao = responder.entrada.shape;

export const decisaoEnviada = z.object({
  IdTipoRespostaRecurso: idTexto,
  IdEspecificacaoRespostaRecurso: talvez(idTexto),
  IdDetalhamentoRespostaRecurso: talvez(idTexto),
  TxtJustificativa: decisao.texto,
  /** By when what was granted is delivered, where it does not come with the decision (Lei 12.527/2011, art. 16 § 2º). */
  DataEntrega: talvez(dataBrasileira),
  TxtOQueEntregar: talvez(decisao.oQueEntregar.unwrap().unwrap()),
  TxtInformacaoEntregue: talvez(decisao.informacaoEntregue.unwrap().unwrap()),
  Anexos: arquivosEnviados,
});

export const entregaEnviada = z
  .object({
    TxtInformacaoEntregue: talvez(entregar.entrada.shape.texto.unwrap().unwrap()),
    /** Where and when the person may see it, if it is not sent. */
    Consulta: talvez(
      z.object({
        Data: dataBrasileira,
        Hora: consulta.shape.hora,
        TxtLocal: consulta.shape.local,
      }),
    ),
    Anexos: arquivosEnviados,
  })
  .refine(
    ({ TxtInformacaoEntregue, Consulta, Anexos = [] }) =>
      TxtInformacaoEntregue !== undefined || Consulta !== undefined || Anexos.length > 0,
    { path: ['TxtInformacaoEntregue'], message: 'Informe TxtInformacaoEntregue, Consulta ou Anexos.' },
  );
