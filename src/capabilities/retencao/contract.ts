import { z } from 'zod';
import { aberto, apenas } from '#kernel/acesso.ts';
import { feito, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { Perfil } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';
import {
  fundamentoDaDecisao,
  justificativaDaProposta,
  motivoDaSuspensao,
  nomesDasSuspensoes,
  numeroDaListagem,
  situacoesDaListagem,
} from './domain/listagem.ts';

const gestao = apenas(Perfil.administrador, Perfil.gestor);
const params = z.object({ idEliminacao: campo('Listagem', idTexto) });

export const proporListagem = z.strictObject({ justificativa: justificativaDaProposta });
export const decidirListagem = z.strictObject({
  aprova: campo('Decisão', z.boolean()),
  fundamento: fundamentoDaDecisao,
});
export const suspenderGuarda = z.strictObject({
  protocolo: campo('Protocolo', z.string().trim().min(1).max(40)),
  tipo: campo('Por que fica', z.enum(nomesDasSuspensoes)),
  motivo: motivoDaSuspensao,
});
export const levantarGuarda = z.strictObject({ motivo: motivoDaSuspensao });

/** How the key of the year stands: outside the database, destroyed, or none was set up. */
const termo = z.object({
  eliminadaEm: z.iso.datetime(),
  copiasAte: z.iso.date(),
  chaveDestruidaEm: z.iso.datetime().nullable(),
});

export const listagemVista = z.object({
  idEliminacao: z.int(),
  orgao: z.string(),
  ano: z.int(),
  situacao: z.enum(situacoesDaListagem),
  numeros: z.array(numeroDaListagem.extend({ tipo: z.string() })),
  total: z.int(),
  justificativa: z.string().nullable(),
  proponente: z.string().nullable(),
  propostaEm: z.iso.datetime().nullable(),
  fundamento: z.string().nullable(),
  aprovador: z.string().nullable(),
  aprovadaEm: z.iso.datetime().nullable(),
  editalAte: z.iso.date().nullable(),
  termo: termo.nullable(),
  podePropor: z.boolean(),
  podeDecidir: z.boolean(),
  /** Of the reader's own office: its cases are shown, and may be held out. */
  doOrgao: z.boolean(),
});
export type ListagemVista = z.output<typeof listagemVista>;

export const casoDaListagem = z.object({
  idManifestacao: z.int(),
  numeroProtocolo: z.string(),
  tipo: z.string(),
  fim: z.iso.date(),
  guardadaAte: z.iso.date(),
});

export const suspensaoVista = z.object({
  idSuspensao: z.int(),
  idManifestacao: z.int(),
  numeroProtocolo: z.string(),
  tipo: z.enum(nomesDasSuspensoes),
  motivo: z.string(),
  responsavel: z.string(),
  suspensaEm: z.iso.datetime(),
});
export type SuspensaoVista = z.output<typeof suspensaoVista>;

export const editalPublico = z.object({
  idEliminacao: z.int(),
  orgao: z.string(),
  email: z.string().nullable(),
  ano: z.int(),
  total: z.int(),
  /** Null where so few of one kind would tell too much. */
  denuncias: z.int().nullable(),
  proponente: z.string(),
  aprovador: z.string(),
  aprovadaEm: z.iso.datetime(),
  editalAte: z.iso.date(),
  termo: termo.nullable(),
});
export type EditalPublico = z.output<typeof editalPublico>;

export const retencaoContract = contract({
  'GET /app-web/v1/eliminacoes/publicas': {
    acesso: aberto,
    resumo:
      'Os editais de ciência de eliminação e os termos de eliminação: números, datas e quem aprovou, sem dado de nenhum caso.',
    query: z.strictObject(consultaDePagina()),
    response: pagina(editalPublico),
  },
  'GET /app-web/v1/eliminacoes': {
    acesso: gestao,
    resumo: 'As listagens de eliminação do órgão; de todos os órgãos, para administradores, só em números.',
    query: z.strictObject(consultaDePagina()),
    response: pagina(listagemVista),
  },
  'GET /app-web/v1/eliminacoes/:idEliminacao/casos': {
    acesso: apenas(Perfil.gestor),
    resumo: 'As manifestações de uma listagem do próprio órgão, em partes.',
    params,
    query: z.strictObject(consultaDePagina(100)),
    response: pagina(casoDaListagem),
  },
  'POST /app-web/v1/eliminacoes/:idEliminacao/propor': {
    acesso: apenas(Perfil.gestor),
    confirma: 'segundo-fator',
    resumo: 'Um gestor do órgão propõe a eliminação do que está na listagem, dizendo por quê.',
    params,
    body: proporListagem,
    response: feito,
  },
  'POST /app-web/v1/eliminacoes/:idEliminacao/decidir': {
    acesso: gestao,
    confirma: 'sempre',
    resumo: 'Outra pessoa aprova a listagem, o que publica o edital, ou a devolve, com o fundamento.',
    params,
    body: decidirListagem,
    response: feito,
  },
  'GET /app-web/v1/guarda/suspensoes': {
    acesso: apenas(Perfil.gestor),
    resumo: 'As manifestações do órgão cuja eliminação está suspensa, e por quê.',
    query: z.strictObject(consultaDePagina()),
    response: pagina(suspensaoVista),
  },
  'POST /app-web/v1/guarda/suspensoes': {
    acesso: apenas(Perfil.gestor),
    resumo: 'Suspende a eliminação de uma manifestação do órgão: ela sai da listagem em que estiver.',
    body: suspenderGuarda,
    response: z.object({ idSuspensao: z.int() }),
  },
  'POST /app-web/v1/guarda/suspensoes/:idSuspensao/levantar': {
    acesso: apenas(Perfil.gestor),
    confirma: 'segundo-fator',
    resumo: 'Levanta a suspensão: passado o prazo, a manifestação volta a ser listada.',
    params: z.object({ idSuspensao: campo('Suspensão', idTexto) }),
    body: levantarGuarda,
    response: feito,
  },
});
