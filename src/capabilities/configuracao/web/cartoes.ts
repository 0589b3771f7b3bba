import type { IconDefinition } from '@fortawesome/fontawesome-common-types';
import { faBell } from '@fortawesome/free-solid-svg-icons/faBell.js';
import { faBookmark } from '@fortawesome/free-solid-svg-icons/faBookmark.js';
import { faBuilding } from '@fortawesome/free-solid-svg-icons/faBuilding.js';
import { faCalendarAlt } from '@fortawesome/free-solid-svg-icons/faCalendarAlt.js';
import { faClock } from '@fortawesome/free-solid-svg-icons/faClock.js';
import { faComments } from '@fortawesome/free-solid-svg-icons/faComments.js';
import { faDatabase } from '@fortawesome/free-solid-svg-icons/faDatabase.js';
import { faEnvelope } from '@fortawesome/free-solid-svg-icons/faEnvelope.js';
import { faHeartbeat } from '@fortawesome/free-solid-svg-icons/faHeartbeat.js';
import { faHistory } from '@fortawesome/free-solid-svg-icons/faHistory.js';
import { faHourglassHalf } from '@fortawesome/free-solid-svg-icons/faHourglassHalf.js';
import { faIdBadge } from '@fortawesome/free-solid-svg-icons/faIdBadge.js';
import { faPlug } from '@fortawesome/free-solid-svg-icons/faPlug.js';
import { faQuestionCircle } from '@fortawesome/free-solid-svg-icons/faQuestionCircle.js';
import { faSitemap } from '@fortawesome/free-solid-svg-icons/faSitemap.js';
import { faSlidersH } from '@fortawesome/free-solid-svg-icons/faSlidersH.js';
import { faStar } from '@fortawesome/free-solid-svg-icons/faStar.js';
import { faTags } from '@fortawesome/free-solid-svg-icons/faTags.js';
import { faThLarge } from '@fortawesome/free-solid-svg-icons/faThLarge.js';
import { faUserShield } from '@fortawesome/free-solid-svg-icons/faUserShield.js';
import { faUsers } from '@fortawesome/free-solid-svg-icons/faUsers.js';
import { type IdPerfil, Perfil, perfisServidor } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { type GrupoDeConfiguracao, gruposDeConfiguracao } from '../domain/definicoes.ts';

interface Cartao {
  readonly nome: string;
  /** One line about what is found there. */
  readonly ajuda: string;
  readonly para: string;
  readonly icone: IconDefinition;
  readonly perfis: readonly IdPerfil[];
}

interface Secao {
  readonly titulo: string;
  readonly cartoes: readonly Cartao[];
}

const icones: Readonly<Record<GrupoDeConfiguracao, IconDefinition>> = {
  identidade: faIdBadge,
  atendimento: faClock,
  prazos: faHourglassHalf,
  acessos: faUserShield,
  avisos: faBell,
  retencao: faDatabase,
};

const daPlataforma = (Object.keys(gruposDeConfiguracao) as GrupoDeConfiguracao[]).map(
  (grupo): Cartao => ({
    nome: gruposDeConfiguracao[grupo].titulo,
    ajuda: gruposDeConfiguracao[grupo].resumo,
    para: `/configuracoes/plataforma/${grupo}`,
    icone: icones[grupo],
    perfis: perfisServidor,
  }),
);

/** The session's office; null until it is known, or for somebody without one. */
type OrgaoDaSessao = { readonly idOuvidoria: number; readonly monitora?: boolean } | null;

const secoes = (orgao: OrgaoDaSessao): readonly Secao[] => [
  {
    titulo: 'Órgãos e pessoas',
    cartoes: [
      {
        nome: 'Meus órgãos',
        ajuda: 'Horário, avisos e prazo interno do seu órgão.',
        para: '/configuracoes/meus-orgaos',
        icone: faSlidersH,
        perfis: perfisServidor,
      },
      {
        nome: 'Órgãos',
        ajuda: 'Quem aderiu à plataforma, contatos, formulários, unidades e autoridades.',
        para: '/orgao/orgaogerenciarorgaos',
        icone: faBuilding,
        perfis: perfisDaAcao('orgao.administrar'),
      },
      {
        nome: 'Diretório SIORG',
        ajuda: 'A estrutura do governo federal: consulta e atualização.',
        para: '/orgao-siorg',
        icone: faSitemap,
        perfis: perfisDaAcao('siorg.administrar'),
      },
      {
        nome: 'Usuários',
        ajuda: 'Convites, perfis, bloqueio e passagem de trabalho.',
        para: '/usuario/gerenciar',
        icone: faUsers,
        perfis: perfisDaAcao('usuario.gerenciar'),
      },
    ],
  },
  {
    titulo: 'Assuntos, prazos e mensagens',
    cartoes: [
      {
        nome: 'Assuntos',
        ajuda: 'A lista de assuntos da plataforma: criar, unir, ordenar e inativar.',
        para: '/assunto/manter',
        icone: faTags,
        perfis: perfisDaAcao('assunto.administrar'),
      },
      {
        nome: 'Subassuntos',
        ajuda: 'Como o órgão divide cada assunto.',
        para: '/subassuntos',
        icone: faBookmark,
        perfis: perfisDaAcao('subassunto.editar'),
      },
      ...(orgao === null
        ? []
        : [
            {
              nome: 'Assuntos favoritos',
              ajuda: 'Os assuntos que o órgão oferece primeiro a quem se manifesta.',
              para: `/assuntos-favoritos/${orgao.idOuvidoria}`,
              icone: faStar,
              perfis: perfisDaAcao('subassunto.editar'),
            },
          ]),
      {
        nome: 'Feriados',
        ajuda: 'Os dias que não contam no prazo, por lugar e por órgão.',
        para: '/feriado',
        icone: faCalendarAlt,
        perfis: perfisDaAcao('feriado.administrar'),
      },
      {
        nome: 'E-mails',
        ajuda: 'O texto de cada e-mail e o registro do que foi enviado.',
        para: '/email',
        icone: faEnvelope,
        perfis: perfisDaAcao('email.administrar'),
      },
      {
        nome: 'Perguntas e respostas',
        ajuda: 'As perguntas frequentes, as palavras que levam a elas e o teste do que a ajuda responde.',
        para: '/configuracoes/ajuda',
        icone: faQuestionCircle,
        perfis: perfisDaAcao('ajuda.administrar'),
      },
      {
        nome: 'Perguntas sem resposta',
        ajuda: 'O que perguntaram ao assistente e a ajuda ainda não responde.',
        para: '/assistente/sem-resposta',
        icone: faComments,
        perfis: [Perfil.administrador],
      },
    ],
  },
  {
    titulo: 'Plataforma',
    cartoes: [
      ...daPlataforma,
      {
        nome: 'Itens de interface',
        ajuda: 'Que perfis veem cada parte opcional da tela, como o assistente.',
        para: '/configuracoes/itens-interface',
        icone: faThLarge,
        perfis: perfisDaAcao('configuracao.plataforma'),
      },
      {
        nome: 'Webhooks',
        ajuda: 'Avisos ao sistema do órgão a cada ato, com registro das entregas.',
        para: '/configuracoes/webhooks',
        icone: faPlug,
        perfis: perfisDaAcao('webhook.administrar'),
      },
      {
        nome: 'Integração',
        ajuda: 'Os sistemas que usam a API: segredo, limite e último uso.',
        para: '/configuracoes/integracao',
        icone: faPlug,
        perfis: [Perfil.administrador],
      },
      {
        nome: 'Chamadas dos programas',
        ajuda: 'O que os sistemas do órgão chamaram na API, quantas vezes e com que resultado.',
        para: '/configuracoes/integracao/chamadas',
        icone: faPlug,
        perfis: perfisDaAcao('integracao.chamadas'),
      },
      {
        nome: 'Auditoria',
        ajuda: 'Quem fez o quê e quando, e a prova de que nada foi mudado depois.',
        para: '/configuracoes/auditoria',
        icone: faHistory,
        perfis: perfisDaAcao('auditoria.ver'),
      },
      {
        nome: 'Saúde da plataforma',
        ajuda: 'Se tudo vai bem: erros, filas, e-mails, prazos e guarda, e o que fazer quando não vai.',
        para: '/configuracoes/saude-da-plataforma',
        icone: faHeartbeat,
        perfis: orgao?.monitora ? perfisDaAcao('plataforma.saude') : [Perfil.administrador],
      },
    ],
  },
];

/** The sections this profile may open, without empty ones. */
export const secoesDoPerfil = (perfil: IdPerfil, orgao: OrgaoDaSessao): readonly Secao[] =>
  secoes(orgao)
    .map(({ titulo, cartoes }) => ({
      titulo,
      cartoes: cartoes.filter(({ perfis }) => perfis.includes(perfil)),
    }))
    .filter(({ cartoes }) => cartoes.length > 0);
