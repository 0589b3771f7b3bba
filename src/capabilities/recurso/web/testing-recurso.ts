import type { RemedioVisto } from '../contract.ts';
import type { RecursoVisto } from '../domain/recurso.ts';

/** An undecided appeal to the first instance of the IFCE; each test changes what it tests. */
export const umRecurso = (changes: Partial<RecursoVisto> = {}): RecursoVisto => ({
  idRecurso: 7,
  versao: 1,
  idManifestacao: 42,
  numeroProtocolo: '23546.000001/2026-11',
  orgao: { idOuvidoria: 65, sigla: 'IFCE', nome: 'Instituto Federal do Ceará' },
  instancia: { id: 1, descricao: 'Primeira Instância' },
  julgadora: { idOuvidoria: 65, sigla: 'IFCE', nome: 'Instituto Federal do Ceará' },
  situacao: { id: 1, descricao: 'Em Tramitação' },
  tipoRecurso: { id: 2, descricao: 'Informação incompleta' },
  porSilencio: false,
  contraOTipo: false,
  texto: 'Faltou a planilha de 2025.',
  anexos: [],
  registradoEm: '2026-03-10T13:00:00Z',
  prazoOriginal: '2026-03-16',
  prazo: '2026-03-16',
  diasRestantes: 4,
  responsavel: null,
  foiAdiante: false,
  conhecido: null,
  esclarecimentos: [],
  resposta: null,
  qualificacao: null,
  atos: [],
  atosFechados: [],
  ...changes,
});

/** The same appeal, denied: the next instance is open. */
export const umRecursoDecidido = (changes: Partial<RecursoVisto> = {}): RecursoVisto =>
  umRecurso({
    situacao: { id: 2, descricao: 'Respondido' },
    conhecido: true,
    diasRestantes: null,
    resposta: {
      idRespostaRecurso: 3,
      tipo: { id: 3, descricao: 'Indeferido' },
      especificacao: { id: 3, descricao: 'Decisão mantida' },
      detalhamento: null,
      motivo: null,
      texto: 'A planilha não existe.',
      dataEntrega: null,
      dataEntregaOriginal: null,
      instanciaSeguinte: { id: 2, descricao: 'Segunda Instância' },
      prazoSeguinte: '2026-03-23',
      responsavel: 'Sara Superior (IFCE)',
      registradaEm: '2026-03-12T13:00:00Z',
      anexos: [],
    },
    atos: ['qualificar'],
    ...changes,
  });

/** The appeal to the first instance, open for seven more days. */
export const umRemedio = (changes: Partial<RemedioVisto> = {}): RemedioVisto => ({
  remedio: 'recorrer',
  titulo: 'Recorrer da resposta',
  aberto: true,
  motivo: null,
  instancia: { id: 1, descricao: 'Primeira Instância' },
  quemDecide: 'A chefia acima de quem respondeu, em IFCE',
  abre: '2026-03-09',
  ultimoDia: '2026-03-19',
  diasRestantes: 7,
  diasParaDecidir: 5,
  porSilencio: false,
  oQueE: 'O recurso pede que outra autoridade olhe o seu pedido de novo.',
  oQueAjuda: ['Diga o que faltou.'],
  ...changes,
});

/** Closed, with its reason and nothing else. */
export const umRemedioFechado = (
  remedio: RemedioVisto['remedio'],
  titulo: string,
  motivo: string,
): RemedioVisto =>
  umRemedio({
    remedio,
    titulo,
    motivo,
    aberto: false,
    instancia: null,
    quemDecide: null,
    abre: null,
    ultimoDia: null,
    diasRestantes: null,
    diasParaDecidir: null,
    oQueAjuda: [],
  });
