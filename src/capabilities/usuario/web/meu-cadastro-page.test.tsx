import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recusa, renderPage, resetBrowser, stubFetch } from '#capabilities/sessao/web/testing-sessao.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aCidada, signIn } from '#testing/pessoa-no-navegador.ts';
import type { Cadastro } from '../domain/cadastro.ts';
import MeuCadastroPage from './meu-cadastro-page.tsx';

const V1 = '/api/app-web/v1/usuarios';
const LER = `GET ${V1}/cadastro`;
const SALVAR = `POST ${V1}/salvar`;
const PERFIL = `PUT ${V1}/cadastro/perfil`;
const ENDERECO = `PUT ${V1}/cadastro/endereco`;
const PREFERENCIAS = `PUT ${V1}/preferencias`;
const EXCLUIR = `POST ${V1}/excluir`;
const NADA = {
  idEscolaridade: null,
  idRacaCor: null,
  idGenero: null,
  idFaixaEtaria: null,
  idProfissao: null,
};

const umCadastro = (mudancas: Partial<Cadastro> = {}): Cadastro => ({
  login: 'maria.cidada',
  nome: 'Maria Cidadã de Souza',
  nomeSocial: null,
  isPessoaJuridica: false,
  documento: { tipo: 'CPF', numeroMascarado: '***.982.247-**', isProvado: true },
  confiabilidade: 'prata',
  email: 'maria@exemplo.org',
  emailPendente: null,
  telefone: null,
  temSenha: true,
  criadoEm: '2026-01-10T12:00:00.000Z',
  endereco: { cep: null, logradouro: null, numero: null, complemento: null, bairro: null, municipio: null },
  perfil: NADA,
  ...mudancas,
});

const sessao = (isAtual: boolean, hora: number) => ({
  iniciadaEm: `2026-03-12T${hora}:00:00.000Z`,
  ultimaAtividadeEm: `2026-03-12T${hora}:30:00.000Z`,
  peloGovbr: !isAtual,
  isAtual,
});

const respostas = (cadastro = umCadastro()) => ({
  [LER]: { body: cadastro },
  [`GET ${V1}/preferencias`]: { body: { avisosDeAndamento: true, pesquisas: true } },
  [`GET ${V1}/sessoes`]: [{ body: [sessao(true, 12), sessao(false, 10)] }, { body: [sessao(true, 12)] }],
  [`GET ${V1}/dadosautenticacao`]: { body: aCidada() },
  'GET /api/escolaridades': { body: [{ idEscolaridade: 3, descricao: 'Ensino Médio' }] },
  'GET /api/racas-cores': {
    body: [
      { idRacaCor: 4, descRacaCor: 'Parda' },
      { idRacaCor: 6, descRacaCor: 'Não informado' },
    ],
  },
  'GET /api/generos': { body: [{ idGenero: 2, descGenero: 'Feminino' }] },
  'GET /api/faixas-etarias': { body: [{ idFaixaEtaria: 3, descFaixaEtaria: '30 a 39 anos' }] },
  'GET /api/profissoes': { body: [{ idProfissao: 3, descProfissao: 'Estudante' }] },
  'GET /api/municipios': {
    body: [{ idMunicipio: 230440, descMunicipio: 'Fortaleza', uf: { sigUf: 'CE', descUf: 'Ceará' } }],
  },
});

const abrir = (extra: Parameters<typeof stubFetch>[0] = {}, cadastro?: Cadastro) => {
  const calls = stubFetch({ ...respostas(cadastro), ...extra });
  renderPage(<MeuCadastroPage />, '/usuario/meucadastro');
  return calls;
};

const secao = (name: string) => screen.findByRole('region', { name });
const corpo = (calls: ReturnType<typeof stubFetch>, key: string) =>
  JSON.parse(calls.find((call) => call.key === key)?.body ?? 'null');

beforeEach(() => signIn(aCidada()));
afterEach(() => {
  resetBrowser();
  vi.restoreAllMocks();
});

describe('meu cadastro', () => {
  it('shows the data, the document in part, and says what was not told', async () => {
    abrir();
    const dados = await secao('Seus dados');
    expect(within(dados).getByText('***.982.247-**')).toBeDefined();
    expect(within(dados).getByText('Prata')).toBeDefined();
    expect(within(dados).getByText('maria.cidada')).toBeDefined();
    expect(within(dados).getAllByText('Não informado')).toHaveLength(2);
    const sobre = await secao('Sobre você');
    expect(within(sobre).getAllByText('Prefiro não informar')).toHaveLength(5);
    expect(document.querySelectorAll('.br-button.primary')).toHaveLength(0);
  });

  it('offers to read again when the cadastro cannot be loaded', async () => {
    abrir({ [LER]: [recusa(500, 'x'), recusa(500, 'x'), { body: umCadastro() }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }, { timeout: 5000 }));
    expect(await secao('Seus dados')).toBeDefined();
  });

  it('edits one section at a time and gives the focus back', async () => {
    const calls = abrir({ [SALVAR]: {} });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Alterar seus dados e contatos' }));
    const nome = screen.getByLabelText('Nome');
    await waitFor(() => expect(document.activeElement).toBe(nome));
    await user.type(screen.getByLabelText(/^Nome social/), 'Mariana');
    expect(document.querySelectorAll('.br-button.primary')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Alterações salvas.')).toBeDefined();
    expect(corpo(calls, SALVAR)).toEqual({
      nome: 'Maria Cidadã de Souza',
      nomeSocial: 'Mariana',
      email: 'maria@exemplo.org',
      telefone: '',
    });
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Alterar/));
  });

  it('S5-02 says beside the field what is wrong and sends nothing', async () => {
    const calls = abrir();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Alterar seus dados e contatos' }));
    await user.clear(screen.getByLabelText('E-mail'));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect((await screen.findAllByText('O campo E-mail é obrigatório!')).length).toBeGreaterThan(0);
    expect(calls.some(({ key }) => key === SALVAR)).toBe(false);
  });

  it('shows the e-mail that waits, sends the link again and cancels the change', async () => {
    const pendente = umCadastro({ emailPendente: 'nova@exemplo.org' });
    abrir({
      [LER]: [{ body: pendente }, { body: umCadastro() }],
      [`POST ${V1}/email-pendente/reenviar`]: {},
      [`DELETE ${V1}/email-pendente`]: {},
    });
    const user = userEvent.setup();
    expect(await screen.findByText('nova@exemplo.org')).toBeDefined();
    expect(screen.getByText(/continuamos usando maria@exemplo\.org/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Reenviar link' }));
    expect(await screen.findByText('Link enviado de novo.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancelar troca de e-mail' }));
    await waitFor(() => expect(screen.queryByText('nova@exemplo.org')).toBeNull());
  });

  it('sends an address with the CEP in digits and the município by id', async () => {
    const calls = abrir({ [ENDERECO]: {} });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Alterar o endereço' }));
    await user.type(screen.getByLabelText(/^CEP/), '60160230');
    expect((screen.getByLabelText(/^CEP/) as HTMLInputElement).value).toBe('60160-230');
    await user.type(screen.getByRole('combobox', { name: /^Estado/ }), 'Cear{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Município/ })).toHaveProperty('disabled', false),
    );
    await user.type(screen.getByRole('combobox', { name: /^Município/ }), 'Forta{ArrowDown}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Alterações salvas.');
    expect(corpo(calls, ENDERECO)).toEqual({
      cep: '60160230',
      logradouro: null,
      numero: null,
      complemento: null,
      bairro: null,
      idMunicipio: 230440,
    });
  });

  it('asks optional questions saying why, each with a way not to answer', async () => {
    const calls = abrir({ [PERFIL]: {} }, umCadastro({ perfil: { ...NADA, idGenero: 2 } }));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Alterar os dados sobre você' }));
    expect(screen.getByText(/só em estatísticas, somadas e sem o seu nome/)).toBeDefined();
    const escolaridade = await screen.findByRole('combobox', { name: /^Escolaridade/ });
    await waitFor(() => expect(document.activeElement).toBe(escolaridade));
    expect(escolaridade).toHaveProperty('value', 'Prefiro não informar');
    const raca = await screen.findByRole('combobox', { name: /^Raça ou cor/ });
    await user.click(raca);
    expect(screen.getAllByRole('option').map((o) => o.textContent)).toEqual([
      'Prefiro não informar',
      'Parda',
    ]);
    await user.click(screen.getByRole('option', { name: 'Parda' }));
    await user.click(screen.getByRole('combobox', { name: /^Gênero/ }));
    await user.click(screen.getByRole('option', { name: 'Prefiro não informar' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Alterações salvas.');
    expect(corpo(calls, PERFIL)).toEqual({ ...NADA, idRacaCor: 4 });
  });

  it('does not ask a company about schooling, race or social name', async () => {
    abrir({}, umCadastro({ isPessoaJuridica: true, documento: null, confiabilidade: null }));
    await secao('Seus dados');
    expect(screen.queryByRole('region', { name: 'Sobre você' })).toBeNull();
    expect(screen.queryByText('Nome social')).toBeNull();
  });
});

describe('avisos', () => {
  it('saves a choice at once, and says which mails cannot be turned off and why', async () => {
    const calls = abrir({ [PREFERENCIAS]: {} });
    const andamento = await screen.findByRole('switch', { name: 'Andamento' });
    await userEvent.click(andamento);
    expect(await screen.findByText('Escolha salva.')).toBeDefined();
    expect(corpo(calls, PREFERENCIAS)).toEqual({ avisosDeAndamento: false, pesquisas: true });
    expect(andamento).toHaveProperty('checked', false);
    expect(screen.getByText(/que a lei manda comunicar a você/)).toBeDefined();
  });

  it('moves the switch back when the server refuses', async () => {
    abrir({ [PREFERENCIAS]: recusa(409, 'Agora não.') });
    const andamento = await screen.findByRole('switch', { name: 'Andamento' });
    await userEvent.click(andamento);
    expect(await screen.findByText('Agora não.')).toBeDefined();
    expect(andamento).toHaveProperty('checked', true);
  });
});

describe('acesso e sessões', () => {
  it('lists the open sessions and ends the others', async () => {
    abrir({ [`DELETE ${V1}/sessoes/outras`]: {} });
    const acesso = await secao('Acesso e segurança');
    expect(await within(acesso).findByText('Esta sessão')).toBeDefined();
    expect(within(acesso).getByText('Entrada pelo gov.br')).toBeDefined();
    await userEvent.click(within(acesso).getByRole('button', { name: 'Encerrar outras' }));
    expect(await within(acesso).findByText('Outras sessões encerradas.')).toBeDefined();
    await waitFor(() => expect(within(acesso).queryByRole('button', { name: 'Encerrar outras' })).toBeNull());
  });

  it('sends who enters by gov.br there to change the password', async () => {
    abrir({}, umCadastro({ temSenha: false }));
    expect(await screen.findByText(/A senha é trocada lá/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Trocar senha' })).toBeNull();
  });
});

describe('cópia dos dados', () => {
  it('saves the file and says where to find it', async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:x';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    abrir({ [`GET ${V1}/meus-dados`]: { body: { conta: { login: 'maria.cidada' } } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar meus dados' }));
    expect(await screen.findByText('Arquivo pronto.')).toBeDefined();
    expect(JSON.parse((await blobs[0]?.text()) ?? '')).toEqual({ conta: { login: 'maria.cidada' } });
  });

  it('shows the pause that the server asks for', async () => {
    abrir({
      [`GET ${V1}/meus-dados`]: recusa(429, 'Muitas tentativas seguidas. Tente de novo em 60 segundos.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar meus dados' }));
    expect(await screen.findByText(/Tente de novo em 60 segundos/)).toBeDefined();
  });
});

describe('excluir a conta', () => {
  const abrirConfirmacao = async () => {
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Excluir minha conta' }));
    return { user, dialog: await screen.findByRole('dialog') };
  };

  it('says what goes and what stays, and asks for the word before anything happens', async () => {
    const calls = abrir();
    const section = await secao('Excluir a conta');
    expect(within(section).getByText(/Seus rascunhos, também os deste navegador/)).toBeDefined();
    expect(within(section).getByText(/LGPD, art\. 16, I/)).toBeDefined();
    const { user, dialog } = await abrirConfirmacao();
    await user.type(within(dialog).getByLabelText(/digite EXCLUIR/), 'sim');
    await user.click(within(dialog).getByRole('button', { name: 'Excluir conta' }));
    expect(within(dialog).getByText('Digite EXCLUIR para confirmar.')).toBeDefined();
    expect(calls.some(({ key }) => key === EXCLUIR)).toBe(false);
  });

  it('deletes, also what this browser kept of the account, signs out and says goodbye', async () => {
    banco.set('seu', { dono: 'maria.cidada' });
    banco.set('de ninguém', { dono: null });
    abrir({ [EXCLUIR]: {} });
    const { user, dialog } = await abrirConfirmacao();
    await user.type(within(dialog).getByLabelText(/digite EXCLUIR/), 'excluir{Enter}');
    const titulo = await screen.findByRole('heading', { name: 'Sua conta foi excluída' });
    expect(document.activeElement).toBe(titulo);
    expect([...banco.keys()]).toEqual(['de ninguém']);
    expect(usuarioStore.get()).toBeNull();
    expect(document.cookie).not.toContain('login-token');
  });

  it('keeps everything when the server refuses, and says why', async () => {
    abrir({ [EXCLUIR]: recusa(409, 'Sua conta tem perfil de trabalho em uma ouvidoria.') });
    const { user, dialog } = await abrirConfirmacao();
    await user.type(within(dialog).getByLabelText(/digite EXCLUIR/), 'EXCLUIR{Enter}');
    expect(await within(dialog).findByText(/perfil de trabalho/)).toBeDefined();
    expect(usuarioStore.get()).not.toBeNull();
  });
});
