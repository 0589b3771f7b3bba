import { DIAS_VENCENDO } from '#capabilities/lista-de-trabalho/domain/filas.ts';
import { dizerQuantos, dizerTempo, HORA, MINUTO, parte } from './em-palavras.ts';
import type { EstadoDosProcessos } from './estado-dos-processos.ts';
import type { Figuras } from './figuras.ts';

export const estadosDaSaude = ['bem', 'atencao', 'agir'] as const;
export type EstadoDaSaude = (typeof estadosDaSaude)[number];

export interface Medido {
  readonly figuras: Figuras;
  readonly processos: EstadoDosProcessos;
}

interface Regra {
  readonly chave: string;
  readonly nome: string;
  /** Null: it does not apply here, and is not shown. */
  readonly medir: (medido: Medido) => number | null;
  readonly dizer: (valor: number, medido: Medido) => string;
  /** From here on somebody should look, and from here on act; absent: it is told and not judged. */
  readonly limites?: { readonly atencao: number; readonly agir: number };
  readonly explica: string;
  readonly fazer?: string;
  /** The section of docs/operacao/alertas.md that goes on from here. */
  readonly roteiro?: string;
}

interface Grupo {
  readonly nome: string;
  readonly regras: readonly Regra[];
}

const MEGA = 1_000_000;
/** Of fewer, one that failed would be a large part. */
const PEDIDOS_QUE_DIZEM_ALGO = 20;

const soma = <T>(itens: readonly T[], de: (item: T) => number): number =>
  itens.reduce((total, item) => total + de(item), 0);

const maior = <T>(itens: readonly T[], de: (item: T) => number): number =>
  itens.reduce((ate, item) => Math.max(ate, de(item)), 0);

const parteDosPedidos = (quantos: number, { processos }: Medido): number =>
  processos.pedidos.total < PEDIDOS_QUE_DIZEM_ALGO ? 0 : quantos / processos.pedidos.total;

/** Numbers that somebody took from the audit log or moved: never an accident. */
const lacunasDeAtaque = ({ figuras }: Medido): number =>
  (figuras.auditoria.lacunas.removida ?? 0) + (figuras.auditoria.lacunas.desviada ?? 0);

const GRUPOS: readonly Grupo[] = [
  {
    nome: 'O que as pessoas sentem',
    regras: [
      {
        chave: 'erros',
        nome: 'Pedidos com erro',
        medir: (medido) => parteDosPedidos(medido.processos.pedidos.erros, medido),
        dizer: (valor, { processos }) =>
          `${parte(valor)} de ${dizerQuantos(processos.pedidos.total, 'pedido', 'pedidos')} nos últimos 5 minutos`,
        limites: { atencao: 0.01, agir: 0.05 },
        explica: 'Páginas e envios que terminaram com “Algo deu errado do nosso lado”.',
        fazer: 'Procure no registro do servidor as linhas de erro destes minutos e veja qual rota se repete.',
        roteiro: 'EscutaErrosNosPedidos',
      },
      {
        chave: 'lentos',
        nome: 'Pedidos lentos',
        medir: (medido) => parteDosPedidos(medido.processos.pedidos.lentos, medido),
        dizer: (valor) => `${parte(valor)} demoraram mais de 1 segundo nos últimos 5 minutos`,
        limites: { atencao: 0.05, agir: 0.2 },
        explica: 'Quem usa a plataforma percebe a espera a partir de 1 segundo.',
        fazer: 'Veja se o processador ou o banco está ocupado e que rota demora.',
        roteiro: 'EscutaPedidosLentos',
      },
      {
        chave: 'dispensados',
        nome: 'Pedidos mandados embora',
        medir: ({ processos }) => processos.pedidos.dispensados,
        dizer: (valor) => `${dizerQuantos(valor, 'pedido', 'pedidos')} nos últimos 5 minutos`,
        limites: { atencao: 1, agir: 100 },
        explica: 'Com mais gente do que cabe, quem não acha lugar recebe “O sistema está muito ocupado”.',
        fazer:
          'Veja se é procura de verdade (aumente as máquinas) ou um programa que insiste (o freio o segura).',
        roteiro: 'EscutaPedidosDispensados',
      },
      {
        chave: 'freados',
        nome: 'Freios que agiram',
        medir: ({ processos }) => processos.pedidos.freados,
        dizer: (valor) => `${dizerQuantos(valor, 'vez', 'vezes')} nos últimos 5 minutos`,
        limites: { atencao: 100, agir: 1000 },
        explica: 'Tentativas seguidas de entrar, de consultar ou de registrar que tiveram de esperar.',
        fazer:
          'Muitas de uma vez costumam ser um ataque a senhas ou um programa mal feito: veja de que rotas.',
        roteiro: 'EscutaFreiosAgindo',
      },
    ],
  },
  {
    nome: 'Servidor e banco',
    regras: [
      {
        chave: 'laco',
        nome: 'Atraso do servidor',
        medir: ({ processos }) => processos.atrasoDoLacoEmSegundos,
        dizer: (valor) => `${Math.round(valor * 1000).toLocaleString('pt-BR')} milésimos de segundo`,
        limites: { atencao: 0.2, agir: 1 },
        explica: 'Quanto cada pedido espera só porque o processo está ocupado com outra coisa.',
        fazer: 'Se continuar por minutos, falta processador: aumente PROCESSOS ou as máquinas.',
        roteiro: 'EscutaServidorOcupado',
      },
      {
        chave: 'memoria',
        nome: 'Memória do maior processo',
        medir: ({ processos }) => processos.memoriaEmBytes / MEGA,
        dizer: (valor, { processos }) =>
          `${Math.round(valor).toLocaleString('pt-BR')} MB, de ${dizerQuantos(processos.processos, 'processo', 'processos')}`,
        limites: { atencao: 600, agir: 1000 },
        explica: 'Em repouso, um processo usa perto de 210 MB.',
        fazer: 'Se não para de crescer, encerre um processo por vez (SIGTERM): outro toma o seu lugar.',
        roteiro: 'EscutaMemoriaAlta',
      },
      {
        chave: 'conexoes',
        nome: 'Consultas à espera do banco',
        medir: ({ processos }) => processos.esperandoConexao,
        dizer: (valor) => dizerQuantos(valor, 'consulta espera', 'consultas esperam'),
        limites: { atencao: 5, agir: 50 },
        explica: 'Todas as conexões do servidor com o banco estão em uso.',
        fazer: 'Procure no banco a consulta que não termina (pg_stat_activity) antes de aumentar CONEXOES.',
        roteiro: 'EscutaConexoesEsgotadas',
      },
      {
        chave: 'replica',
        nome: 'Atraso da réplica',
        medir: ({ figuras }) => figuras.replica?.segundos ?? null,
        dizer: (valor) => (valor === 0 ? 'em dia' : dizerTempo(valor)),
        limites: { atencao: 30, agir: 300 },
        explica: 'Quão antigo é o que a busca pública e as listas de apoio mostram.',
        fazer: 'Veja se a réplica está ligada ao banco principal e se tem disco e rede.',
        roteiro: 'EscutaReplicaAtrasada',
      },
    ],
  },
  {
    nome: 'Trabalhos e e-mails',
    regras: [
      {
        chave: 'fila',
        nome: 'Trabalhos à espera',
        medir: ({ figuras }) => maior(figuras.trabalhos, (cada) => cada.segundosDoMaisAntigo),
        dizer: (valor, { figuras }) => {
          const quantos = soma(figuras.trabalhos, (cada) => cada.esperando);
          return quantos === 0
            ? 'nenhum'
            : `${dizerQuantos(quantos, 'espera', 'esperam')}; o mais antigo há ${dizerTempo(valor)}`;
        },
        limites: { atencao: 10 * MINUTO, agir: HORA },
        explica: 'E-mails, avisos, prazos e relatórios são feitos por trabalhos numa fila.',
        fazer: 'Veja se há processos no ar e, no registro, se um mesmo trabalho falha sempre.',
        roteiro: 'EscutaTrabalhosParados',
      },
      {
        chave: 'trabalhos-desistidos',
        nome: 'Trabalhos que não deram certo',
        medir: ({ figuras }) => soma(figuras.trabalhos, (cada) => cada.desistidos),
        dizer: (valor, { figuras }) =>
          valor === 0
            ? 'nenhum'
            : `${dizerQuantos(valor, 'trabalho', 'trabalhos')} (${figuras.trabalhos
                .filter(({ desistidos }) => desistidos > 0)
                .map(({ tarefa }) => tarefa)
                .join(', ')})`,
        limites: { atencao: 1, agir: 20 },
        explica: 'Falharam em todas as tentativas: ninguém os faz mais sozinho.',
        fazer: 'Leia no registro por que falharam, corrija a causa e ponha-os de novo na fila.',
        roteiro: 'EscutaTrabalhosFalharam',
      },
      {
        chave: 'emails',
        nome: 'E-mails por enviar',
        medir: ({ figuras }) => (figuras.emails.esperando === 0 ? 0 : figuras.emails.segundosDoMaisAntigo),
        dizer: (valor, { figuras }) =>
          figuras.emails.esperando === 0
            ? 'nenhum'
            : `${dizerQuantos(figuras.emails.esperando, 'espera', 'esperam')}; o mais antigo há ${dizerTempo(valor)}`,
        // The moment of some mails is kept by the hour: up to one of it may be no wait.
        limites: { atencao: 2 * HORA, agir: 6 * HORA },
        explica: 'Há prazos que contam da ciência, e muita gente só sabe da resposta pelo e-mail.',
        fazer: 'Veja se o servidor de e-mail (SMTP_URL) responde e aceita a conta da plataforma.',
        roteiro: 'EscutaEmailsParados',
      },
      {
        chave: 'emails-desistidos',
        nome: 'E-mails que não saíram',
        medir: ({ figuras }) => figuras.emails.desistidos,
        dizer: (valor) => (valor === 0 ? 'nenhum' : dizerQuantos(valor, 'e-mail', 'e-mails')),
        limites: { atencao: 1, agir: 50 },
        explica: 'Falharam em todas as tentativas.',
        fazer: 'Em Configurações, E-mails, veja o erro de cada um e envie de novo os que devem sair.',
        roteiro: 'EscutaEmailsFalharam',
      },
    ],
  },
  {
    nome: 'Prazos dos órgãos',
    regras: [
      {
        chave: 'vencidos',
        nome: 'Prazos vencidos',
        medir: ({ figuras }) => soma(figuras.prazos, ({ vencidos }) => vencidos),
        dizer: (valor, { figuras }) =>
          valor === 0
            ? 'nenhum'
            : `${valor.toLocaleString('pt-BR')} em ${dizerQuantos(
                new Set(
                  figuras.prazos.flatMap(({ vencidos, idOuvidoria }) => (vencidos > 0 ? [idOuvidoria] : [])),
                ).size,
                'órgão',
                'órgãos',
              )}`,
        limites: { atencao: 1, agir: 100 },
        explica: 'Manifestações e recursos sem resposta depois do último dia que a lei dá.',
        fazer: 'Fale com os órgãos da lista abaixo; em Monitoramento estão os números de cada um.',
        roteiro: 'EscutaPrazosVencidos',
      },
      {
        chave: 'a-vencer',
        nome: 'Prazos por vencer',
        medir: ({ figuras }) => soma(figuras.prazos, ({ aVencer }) => aVencer),
        dizer: (valor) =>
          valor === 0
            ? 'nenhum'
            : `${valor.toLocaleString('pt-BR')} hoje ou nos próximos ${DIAS_VENCENDO} dias`,
        explica: 'O órgão já é avisado de cada um.',
      },
    ],
  },
  {
    nome: 'Guarda e sigilo',
    regras: [
      {
        chave: 'auditoria',
        nome: 'Cadeia da auditoria',
        medir: (medido) => (medido.figuras.auditoria.problemas ?? 0) + lacunasDeAtaque(medido),
        dizer: (valor) => (valor === 0 ? 'íntegra' : dizerQuantos(valor, 'problema', 'problemas')),
        limites: { atencao: 1, agir: 1 },
        explica: 'Cada ato fica encadeado ao anterior; mudar ou tirar um deixa marca.',
        fazer:
          'Trate como incidente: rode “npm run auditoria:verificar” no servidor e guarde o que ele disser.',
        roteiro: 'EscutaAuditoriaAdulterada',
      },
      {
        chave: 'verificacao',
        nome: 'Última verificação da auditoria',
        medir: ({ figuras }) => figuras.auditoria.verificadaHaSegundos,
        dizer: (valor) => `há ${dizerTempo(valor)}`,
        limites: { atencao: 36 * HORA, agir: 72 * HORA },
        explica: 'Há uma toda noite.',
        fazer: 'Veja se o trabalho verificar-auditoria está na fila ou falhou.',
        roteiro: 'EscutaAuditoriaSemVerificar',
      },
      {
        chave: 'sem-elo',
        nome: 'Atos por encadear',
        medir: ({ processos }) => processos.atosSemElo,
        dizer: (valor) => (valor === 0 ? 'nenhum' : dizerQuantos(valor, 'ato', 'atos')),
        limites: { atencao: 1000, agir: 10_000 },
        explica: 'Um ato entra na cadeia em um segundo.',
        fazer: 'Veja no registro se “A auditoria não pôde ser encadeada” se repete.',
        roteiro: 'EscutaAuditoriaSemElo',
      },
      {
        chave: 'identidades',
        nome: 'Identidades abertas',
        medir: ({ figuras }) => figuras.identidades.abertasEmUmDia,
        dizer: (valor, { figuras }) =>
          `${valor.toLocaleString('pt-BR')} nas últimas 24 horas; ${dizerQuantos(
            figuras.identidades.aAprovar,
            'espera',
            'esperam',
          )} a segunda pessoa`,
        limites: { atencao: 20, agir: 100 },
        explica: 'Abrir a identidade de quem denuncia é raro (Decreto 10.153/2019, arts. 6º e 7º).',
        fazer: 'Em Auditoria, veja quem abriu e por quê; se não se explica, trate como incidente.',
        roteiro: 'EscutaIdentidadesAbertas',
      },
    ],
  },
];

interface Conferido {
  readonly chave: string;
  readonly nome: string;
  readonly estado: EstadoDaSaude;
  readonly valor: string;
  readonly explica: string;
  /** Only where something is to be done. */
  readonly fazer: string | null;
  readonly roteiro: string | null;
}

interface GrupoConferido {
  readonly nome: string;
  readonly itens: readonly Conferido[];
}

const estadoDe = (valor: number, limites: Regra['limites']): EstadoDaSaude => {
  if (!limites) return 'bem';
  if (valor >= limites.agir) return 'agir';
  return valor >= limites.atencao ? 'atencao' : 'bem';
};

const conferir = (regra: Regra, medido: Medido): readonly Conferido[] => {
  const valor = regra.medir(medido);
  if (valor === null) return [];
  const estado = estadoDe(valor, regra.limites);
  return [
    {
      chave: regra.chave,
      nome: regra.nome,
      estado,
      valor: regra.dizer(valor, medido),
      explica: regra.explica,
      fazer: estado === 'bem' ? null : (regra.fazer ?? null),
      roteiro: estado === 'bem' ? null : (regra.roteiro ?? null),
    },
  ];
};

export const conferirSaude = (medido: Medido): readonly GrupoConferido[] =>
  GRUPOS.map(({ nome, regras }) => ({ nome, itens: regras.flatMap((regra) => conferir(regra, medido)) }));

/** The worst of all. */
export const piorEstado = (grupos: readonly GrupoConferido[]): EstadoDaSaude => {
  const estados = new Set(grupos.flatMap(({ itens }) => itens.map(({ estado }) => estado)));
  return estadosDaSaude.findLast((estado) => estados.has(estado)) ?? 'bem';
};

/** Sections of the operators' guide that the page leads to. */
export const roteirosDaSaude: readonly string[] = GRUPOS.flatMap(({ regras }) =>
  regras.flatMap(({ roteiro }) => roteiro ?? []),
);
