import { vi } from 'vitest';
import '#web/atos-do-produto.ts';
import { abrir, type Respostas, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import DetalharPage from '#capabilities/manifestacao/web/detalhar/detalhar-page.tsx';
import { umCaso } from '#capabilities/manifestacao/web/detalhar/testing-detalhar.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import type { Caso } from './caso-queries.ts';

export const CASO = 'GET /tratamento/42';
export const PRESENCA = 'POST /tratamento/42/presenca';

/** A reclamação handled by its office, with Renata responsible; tests change what they need. */
export const umCasoDaEquipe = (changes: Partial<Caso> = {}): Caso => ({
  ...umCaso(),
  versao: 3,
  idModoResposta: 1,
  responsavel: { idUsuario: 7, nome: 'Renata Oliveira' },
  idAssunto: 1,
  subassunto: null,
  tags: [],
  urgente: false,
  restrita: false,
  prazoInterno: null,
  contribuicaoEm: null,
  atendente: null,
  manifestante: {
    nome: 'Maria Souza',
    email: 'maria@escuta.invalid',
    telefone: null,
    documento: null,
    isDocumentoProvado: false,
    endereco: null,
  },
  identidadePreservada: false,
  podeCopiar: false,
  ciencia: { esperam: [], registradas: [] },
  passos: [],
  totalDeNotas: 0,
  analisePreliminar: null,
  arquivamento: null,
  encaminhamentos: [],
  grupo: null,
  semelhantes: [],
  daMesmaPessoa: [],
  atos: atos('classificar', 'assumir', 'tramitar', 'encaminhar', 'responder', 'arquivar'),
  ...changes,
});

export const atos = (...nomes: readonly string[]): Caso['atos'] =>
  nomes.map((ato) => ({ ato, ultimoDia: null }));

/** What the server returns for a denúncia whose author is protected. */
export const umaDenuncia: Partial<Caso> = {
  tipo: { idTipoManifestacao: 1, descTipoManifestacao: 'Denúncia' },
  identificacao: { idTipoIdentificacao: 3, descTipoIdentificacao: 'Identificada com restrição' },
  manifestante: null,
  atos: atos('analisarDenuncia', 'responder', 'verIdentidade'),
};

export const umaComunicacao: Partial<Caso> = {
  ...umaDenuncia,
  tipo: { idTipoManifestacao: 7, descTipoManifestacao: 'Comunicação' },
  identificacao: { idTipoIdentificacao: 1, descTipoIdentificacao: 'Não identificada' },
};

/** A fake event stream that the test drives. */
export class FonteDeTeste extends EventTarget {
  static aberta: FonteDeTeste | null = null;
  constructor() {
    super();
    FonteDeTeste.aberta = this;
  }
  close(): void {
    FonteDeTeste.aberta = null;
  }
}

export const contar = (evento: string, dados: unknown): void => {
  FonteDeTeste.aberta?.dispatchEvent(new MessageEvent(evento, { data: JSON.stringify(dados) }));
};

interface Palco {
  readonly caso?: Caso;
  readonly outras?: Respostas;
  readonly usuario?: Parameters<typeof aGestor>[0];
}

/** Opens the page of case 42 as somebody of its office. */
export const abrirCaso = ({ caso = umCasoDaEquipe(), outras = {}, usuario = {} }: Palco = {}) => {
  signIn(aGestor(usuario));
  vi.stubGlobal('EventSource', FonteDeTeste);
  const chamadas = servir({
    [CASO]: { body: caso },
    [PRESENCA]: { body: { pessoas: [] } },
    'GET /tratamento/42/notas': { body: { notas: [], colegas: [] } },
    'GET /manifestacoes/42/impedimentos': {
      body: {
        podeDeclarar: true,
        gestor: { impedidos: [], pedidos: [], colegas: [] },
        meusPedidos: [],
        envolvidosAfastados: false,
      },
    },
    ...outras,
  });
  abrir(DetalharPage, '/manifestacao/detalhar/:idManifestacao', '/manifestacao/detalhar/42');
  return chamadas;
};
