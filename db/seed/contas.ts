import { type Escopo, escoposDoPerfil } from '#capabilities/integracao/domain/escopos.ts';
import { TipoDocumento, TipoPessoa } from '#kernel/numeros/documento.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';

export const SENHA_DEMO = 'Demo@2026';

const CGU = 6;
const IFCE = 65;
const CMRI = 90;
const ESTADO_CEARA = 1023;
const FORTALEZA = 2001;

export interface ContaDemo {
  readonly login: string;
  readonly nome: string;
  readonly idTipoPessoa: number;
  readonly idTipoDocumento: number | null;
  readonly numeroDocumento: string | null;
  readonly cpfResponsavel?: string;
  readonly confiabilidade?: 'bronze' | 'prata' | 'ouro';
  readonly trocaSenha?: boolean;
  readonly eSistema?: boolean;
  readonly perfis: readonly { readonly idPerfil: IdPerfil; readonly idOuvidoria: number }[];
}

type Extra = Partial<Pick<ContaDemo, 'confiabilidade' | 'trocaSenha'>>;

/** All people are invented; the CPFs have right check digits. */
const pessoa = (login: string, nome: string, cpf: string | null, extra: Extra = {}): ContaDemo => ({
  login,
  nome,
  idTipoPessoa: TipoPessoa.fisica,
  idTipoDocumento: TipoDocumento.cpf,
  numeroDocumento: cpf,
  perfis: [],
  ...extra,
});

const empresa = (
  login: string,
  razaoSocial: string,
  cnpj: string | null,
  cpfResponsavel: string,
): ContaDemo => ({
  login,
  nome: razaoSocial,
  idTipoPessoa: TipoPessoa.juridica,
  idTipoDocumento: TipoDocumento.cnpj,
  numeroDocumento: cnpj,
  cpfResponsavel,
  perfis: [],
});

const servidor = (
  login: string,
  nome: string,
  cpf: string,
  ...perfis: readonly (readonly [IdPerfil, number])[]
): ContaDemo => ({
  ...pessoa(login, nome, cpf),
  perfis: perfis.map(([idPerfil, idOuvidoria]) => ({ idPerfil, idOuvidoria })),
});

const sistema = (login: string, nome: string, idPerfil: IdPerfil): ContaDemo => ({
  ...pessoa(login, nome, null),
  idTipoDocumento: null,
  eSistema: true,
  perfis: [{ idPerfil, idOuvidoria: CGU }],
});

const CPF_MARIA = '70010003703';
const CPF_JOAO = '70010007440';
const CPF_EMPRESARIO = '70010011129';
const CNPJ_PADARIA = '70421118000179';
/** With letters, as companies registered since July 2026 have it. */
const CNPJ_CONSULTORIA = '12ABC34501DE35';

export const contasDemo: readonly ContaDemo[] = [
  pessoa('maria.cidada', 'Maria Aparecida Souza', CPF_MARIA, { confiabilidade: 'ouro' }),
  pessoa('joao.cidadao', 'João Batista Lima', CPF_JOAO, { confiabilidade: 'prata' }),
  {
    ...empresa('empresa.pj', 'Padaria Pão da Serra Ltda.', CNPJ_PADARIA, CPF_EMPRESARIO),
    confiabilidade: 'ouro',
  },
  servidor('admin', 'Adriana Moreira Campos', '70010014810', [Perfil.administrador, CGU]),
  servidor('gestor.cgu', 'Gustavo Teixeira Prado', '70010018565', [Perfil.gestor, CGU]),
  servidor('respondente.cgu', 'Renata Oliveira Brandão', '70010022244', [Perfil.respondente, CGU]),
  servidor('atendente.cgu', 'Antônio Carlos Freitas', '70010025936', [Perfil.atendente, CGU]),
  servidor('observador.cgu', 'Olívia Martins Rocha', '70010029680', [Perfil.observador, CGU]),
  servidor('cadastrador.cgu', 'Caio Henrique Duarte', '70010033360', [Perfil.cadastrador, CGU]),
  servidor('colaborador.cgu', 'Cláudia Regina Neves', '70010037004', [Perfil.colaborador, CGU]),
  servidor('gestor.ifce', 'Geísa Alencar Pinheiro', '70010040730', [Perfil.gestor, IFCE]),
  servidor('respondente.ifce', 'Raimundo Nonato Sales', '70010044485', [Perfil.respondente, IFCE]),
  servidor('gestor.ce', 'Glória Maria Bezerra', '70010048120', [Perfil.gestor, ESTADO_CEARA]),
  servidor('gestor.fortaleza', 'Francisco Gomes Aragão', '70010051856', [Perfil.gestor, FORTALEZA]),
  servidor(
    'duplo',
    'Daniela Vasconcelos Reis',
    '70010055509',
    [Perfil.gestor, CGU],
    [Perfil.respondente, IFCE],
  ),
  servidor('superior.ifce', 'Sérgio Luiz Cavalcante', '70010059245', [Perfil.respondente, IFCE]),
  servidor('maxima.ifce', 'Márcia Helena Barroso', '70010062971', [Perfil.respondente, IFCE]),
  servidor('recursos.cgu', 'Rogério Antunes Farias', '70010066616', [Perfil.respondente, CGU]),
  servidor('cmri', 'Cecília Monteiro Ramos', '70010070303', [Perfil.respondente, CMRI]),
  servidor('autoridade.ifce', 'Aurélio Nascimento Dias', '70010074040', [Perfil.respondente, IFCE]),
  pessoa('troca.senha', 'Tereza Cristina Borges', '70010077731', { trocaSenha: true }),
  pessoa('sem.cpf', 'Samuel Cardoso Pires', null),
  empresa('cnpj.pendente', 'Oficina Dois Irmãos', null, '70010081410'),
  sistema('ws.respondente', 'Integração de resposta da CGU', Perfil.webServiceRespondente),
  sistema('ws.atendente', 'Integração de atendimento da CGU', Perfil.webServiceAtendente),
  sistema('ws.observador', 'Integração de consulta da CGU', Perfil.webServiceObservador),
];

interface ClienteDemo {
  readonly id: number;
  readonly login: string;
  readonly nome: string;
  readonly escopos: readonly Escopo[];
}

const cliente = (id: number, login: string, nome: string, idPerfil: IdPerfil): ClienteDemo => ({
  id,
  login,
  nome,
  escopos: escoposDoPerfil(idPerfil),
});

/** Programs that speak with the demonstration, each in the name of its account; the secret is the password of all. */
export const clientesDemo: readonly ClienteDemo[] = [
  cliente(1001, 'ws.respondente', 'Sistema de respostas da CGU', Perfil.webServiceRespondente),
  cliente(1002, 'ws.atendente', 'Central de atendimento da CGU', Perfil.webServiceAtendente),
  cliente(1003, 'ws.observador', 'Painel de acompanhamento da CGU', Perfil.webServiceObservador),
];

export interface PessoaGovbrDemo {
  readonly cpf: string;
  readonly nome: string;
  readonly email: string;
  readonly telefone: string;
  readonly confiabilidade: 'bronze' | 'prata' | 'ouro';
  readonly empresas: readonly { cnpj: string; razaoSocial: string; dataCriacao: string }[];
}

/** Who the embedded sign-on knows from the start. */
export const pessoasGovbrDemo: readonly PessoaGovbrDemo[] = [
  {
    cpf: CPF_MARIA,
    nome: 'Maria Aparecida Souza',
    email: 'maria.cidada@escuta.invalid',
    telefone: '85912340001',
    confiabilidade: 'ouro',
    empresas: [],
  },
  {
    cpf: CPF_JOAO,
    nome: 'João Batista Lima',
    email: 'joao.cidadao@escuta.invalid',
    telefone: '61912340002',
    confiabilidade: 'prata',
    empresas: [],
  },
  {
    cpf: CPF_EMPRESARIO,
    nome: 'Carlos Eduardo Nogueira',
    email: 'empresa.pj@escuta.invalid',
    telefone: '11912340003',
    confiabilidade: 'ouro',
    empresas: [
      { cnpj: CNPJ_PADARIA, razaoSocial: 'Padaria Pão da Serra Ltda.', dataCriacao: '2014-03-18' },
      {
        cnpj: CNPJ_CONSULTORIA,
        razaoSocial: 'Nogueira Consultoria e Serviços Ltda.',
        dataCriacao: '2026-08-05',
      },
    ],
  },
];
