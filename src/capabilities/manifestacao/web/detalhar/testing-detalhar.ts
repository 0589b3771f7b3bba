import '#web/atos-do-produto.ts';
import { buscarParte } from '#shell/partes.ts';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';
import { detalharScreens } from './routes.ts';

// As on the real route: the parts from other capabilities are loaded before the page is drawn.
await Promise.all(detalharScreens.flatMap(({ comPartes = [] }) => comPartes).map(buscarParte));

/** A reclamação with the office, nine days before its deadline; each test changes what it tests. */
export const umCaso = (changes: Partial<DetalheDaManifestacao> = {}): DetalheDaManifestacao => ({
  idManifestacao: 42,
  numeroProtocolo: '00106.000001/2026-11',
  tipo: { idTipoManifestacao: 2, descTipoManifestacao: 'Reclamação' },
  formulario: { idTipoFormulario: 1, descTipoFormulario: 'Padrão' },
  subtipo: null,
  situacao: { idSituacaoManifestacao: 1, descSituacaoManifestacao: 'Cadastrada' },
  ouvidoria: { idOuvidoria: 6, sigla: 'CGU', nomeOuvidoria: 'Controladoria-Geral da União' },
  assunto: 'Atendimento',
  canal: 'Internet',
  modoResposta: 'Pelo sistema',
  ouvidoriaInterna: false,
  identificacao: { idTipoIdentificacao: 4, descTipoIdentificacao: 'Identificada' },
  registradaEm: '2026-03-02T13:00:00Z',
  fraseDaSituacao: 'O órgão tem até 01/04/2026 para responder. Faltam 9 dias.',
  oQueEsperar: [],
  prazo: {
    inicio: '2026-03-03',
    vencimento: '2026-04-01',
    original: '2026-04-01',
    diasRestantes: 9,
    parado: false,
  },
  teor: { texto: 'Esperei três horas.\nNinguém explicou.', envolvidos: [], camposAdicionais: [] },
  anexos: [],
  respostas: [],
  complementacoes: [],
  consentimento: null,
  pesquisa: null,
  historico: [
    {
      acao: 'Cadastro',
      frase: 'A manifestação foi registrada.',
      responsavel: 'Você',
      ocorridoEm: '2026-03-02T13:00:00Z',
      isVisualizacao: false,
    },
  ],
  atos: [{ ato: 'desistir', ultimoDia: null }],
  atosFechados: [],
  pelaChave: false,
  ...changes,
});

export const pedidoDeComplementacao: DetalheDaManifestacao['complementacoes'][number] = {
  idComplementacao: 1,
  pedido: 'Em que agência foi?',
  pedidaEm: '2026-03-05T13:00:00Z',
  ultimoDia: '2026-03-25',
  texto: null,
  respondidaEm: null,
  anexos: [],
};
