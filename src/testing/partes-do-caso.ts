import { randomUUID } from 'node:crypto';
import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { esquecerAberturas } from './atos-por-http.ts';
import { INDEFERIDO } from './recursos.ts';
import type { TestApp } from './test-app.ts';
import type { Visitor } from './visitor.ts';

const API = '/api/app-web/v1';
const TEXTO = 'O pedido foi lido de novo, e é isto que dizemos aqui, com as razões.';

/** What hangs on a case and has acts of its own, as one reader's screen gets it. */
export interface ParteVista {
  readonly atos: readonly string[];
  readonly idManifestacao?: number;
  readonly dataEntrega?: string | null;
  readonly passos?: readonly { readonly idTramitacao?: number; readonly situacao?: string }[];
}

export type CicloDaParte =
  | 'recurso'
  | 'cumprimento'
  | 'descumprimento'
  | 'incidente'
  | 'desclassificacao'
  | 'pedido-de-identidade';

type Corpo = Readonly<Record<string, unknown>>;
interface Envio {
  readonly rota: string;
  readonly corpo: Corpo;
}
/** Null: the screen has nothing to press, such as a step to close where none is open. */
type Montar = (
  id: number,
  vista: ParteVista,
  app: TestApp,
  visitor: Visitor,
) => Envio | null | Promise<Envio | null>;

const emDias = ({ clock }: TestApp, dias: number): string =>
  toIsoDate(addDays(localDate(clock.now().getTime()), dias));
/** A Wednesday two to eight days from now, which is no holiday in the weeks of these tests. */
const umaQuarta = (app: TestApp): string => {
  const hoje = localDate(app.clock.now().getTime());
  const semana = new Date(`${toIsoDate(hoje)}T12:00:00Z`).getUTCDay();
  return emDias(app, 2 + ((8 - semana) % 7));
};

const em =
  (rota: string, corpo: Corpo | ((app: TestApp) => Corpo) = {}): Montar =>
  (id, _vista, app) => ({
    rota: rota.replace(':id', String(id)),
    corpo: typeof corpo === 'function' ? corpo(app) : corpo,
  });

const encerrarPasso: Montar = (id, { passos = [] }) => {
  const aberto = passos.find(({ situacao }) => situacao === 'aberta');
  return aberto ? { rota: `recursos/${id}/passos/${aberto.idTramitacao}/encerrar`, corpo: {} } : null;
};

const denunciar: Montar = async (_id, { idManifestacao }, _app, visitor) => {
  const { promessa } = (await visitor.get(`${API}/manifestacoes/${idManifestacao}/descumprimento`)).json<{
    promessa: { contra: string } | null;
  }>();
  return {
    rota: `manifestacoes/${idManifestacao}/descumprimentos`,
    corpo: { chaveEnvio: randomUUID(), contra: promessa?.contra, texto: TEXTO },
  };
};

const tramitar: Montar = async (id, _vista, app) => {
  const unidade = await app.db
    .selectFrom('unidade as u')
    .innerJoin('recurso as r', 'r.id_ouvidoria_julgadora', 'u.id_ouvidoria')
    .innerJoin('unidade_pessoa as p', 'p.id_unidade', 'u.id')
    .select('u.id')
    .where('r.id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tramitacao as t')
            .select('t.id')
            .whereRef('t.id_unidade', '=', 'u.id')
            .where('t.id_recurso', '=', id),
        ),
      ),
    )
    .executeTakeFirst();
  return unidade
    ? { rota: `recursos/${id}/tramitar`, corpo: { unidades: [unidade.id], mensagem: TEXTO } }
    : null;
};

const prorrogarIncidente: Montar = (id, { dataEntrega }, app) => {
  const seguinte = toIsoDate(addDays(diaGuardado(dataEntrega ?? ''), 1));
  const [, depois] = [seguinte, emDias(app, 0)].toSorted();
  return { rota: `incidentes/${id}/prorrogar`, corpo: { dataEntrega: depois, justificativa: TEXTO } };
};

const decisao = { resultado: 'nao-localizada', texto: TEXTO };
const recurso = { texto: TEXTO };

/** By life cycle: what a screen sends for each act. */
export const pedidosDasPartes: Readonly<Record<CicloDaParte, Readonly<Record<string, Montar>>>> = {
  recurso: {
    assumir: em('recursos/:id/assumir'),
    conhecer: em('recursos/:id/admissibilidade', { conhecer: true }),
    naoConhecer: em('recursos/:id/admissibilidade', { conhecer: false, idJustificativa: 1, texto: TEXTO }),
    tramitar,
    encerrarPasso,
    pedirEsclarecimento: em('recursos/:id/esclarecimento', { pergunta: TEXTO }),
    prorrogarEsclarecimento: em('recursos/:id/esclarecimento/prorrogar', { justificativa: TEXTO }),
    esclarecer: em('recursos/:id/esclarecer', { resposta: TEXTO }),
    marcarReuniao: em('recursos/:id/reuniao', (app) => ({ data: umaQuarta(app) })),
    responder: em('recursos/:id/responder', INDEFERIDO),
    qualificar: em('recursos/:id/qualificar', { nota: 4 }),
    abrirIncidente: em('recursos/:id/incidentes', { motivo: 'omissao', texto: TEXTO }),
    denunciarDescumprimento: denunciar,
  },
  cumprimento: {
    entregar: em('promessas/:id/entregar', { texto: TEXTO, anexos: [] }),
    confirmarEntrega: em('promessas/:id/confirmar'),
    contestarEntrega: em('promessas/:id/contestar', { motivo: TEXTO }),
    fixarNovaData: em('promessas/:id/nova-data', (app) => ({ dataEntrega: emDias(app, 5), motivo: TEXTO })),
  },
  descumprimento: { decidir: em('descumprimentos/:id/decidir', { procedente: true, texto: TEXTO }) },
  incidente: {
    prorrogar: prorrogarIncidente,
    responder: em('incidentes/:id/responder', { resultado: 'nao-acolhido', texto: TEXTO }),
  },
  desclassificacao: {
    decidirPedido: em('desclassificacoes/:id/decidir', decisao),
    decidirNoComando: em('desclassificacoes/:id/decidir-no-comando', decisao),
    decidirRecurso: em('desclassificacoes/:id/decidir-recurso', decisao),
    decidirNaComissao: em('desclassificacoes/:id/decidir-na-comissao', decisao),
    marcarReuniaoDoPedido: em('desclassificacoes/:id/reuniao', (app) => ({ data: umaQuarta(app) })),
    recorrerAoComando: em('desclassificacoes/:id/recorrer-ao-comando', recurso),
    recorrerDaDecisao: em('desclassificacoes/:id/recorrer', recurso),
    recorrerAComissao: em('desclassificacoes/:id/recorrer-a-comissao', recurso),
    desistirDoPedido: em('desclassificacoes/:id/desistir'),
    registrarCienciaDoPedido: em('desclassificacoes/:id/registrar-ciencia', (app) => ({
      dia: emDias(app, 0),
      meio: 'carta-ar',
    })),
  },
  'pedido-de-identidade': {
    decidirPedidoDeIdentidade: em('pedidos-de-identidade/:id/decidir', { concede: true, fundamento: TEXTO }),
    abrirIdentidadeConcedida: async (id, vista, app, visitor) => {
      await esquecerAberturas(app);
      return em('pedidos-de-identidade/:id/abrir', { justificativa: TEXTO })(id, vista, app, visitor);
    },
  },
};
