import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { perguntaAoFechar } from '#shell/nao-salvo/testing-nao-salvo.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import OrgaoPage from './orgao-page.tsx';
import { autoridades, BASE, orgao, unidade } from './testing-gerenciar-web.ts';

const VER = `GET ${BASE}/65`;
const municipios = { 'GET /api/municipios': { body: [] } };

const open = (respostas: Respostas, aba = '') => {
  const chamadas = servir({ ...municipios, [VER]: { body: orgao() }, ...respostas });
  abrir(OrgaoPage, '/orgao/orgaogerenciarorgaos/:idOuvidoria', `/orgao/orgaogerenciarorgaos/65${aba}`);
  return chamadas;
};
const corpoDe = (chamadas: ReturnType<typeof servir>, key: string) =>
  chamadas.findLast((chamada) => chamada.key === key)?.body;
const clicar = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const escrever = async (rotulo: string, texto: string) => {
  const campo = await screen.findByLabelText(new RegExp(`^${rotulo}`));
  await userEvent.clear(campo);
  await userEvent.click(campo);
  await userEvent.paste(texto);
};

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

describe('the page of an office', () => {
  it('says that an office of others does not exist', async () => {
    open({ [VER]: recusa(404, 'Órgão não encontrado.') });
    expect(await screen.findByRole('heading', { name: 'Órgão não encontrado' })).toBeDefined();
  });

  it('opens the part that the address names, and keeps it there', async () => {
    open({ [`GET ${BASE}/65/servicos`]: { body: [] } }, '?aba=servicos');
    expect(await screen.findByRole('heading', { name: 'Ainda não há serviços' })).toBeDefined();
    await userEvent.click(screen.getByRole('tab', { name: 'Formulários' }));
    await waitFor(() => expect(screen.getByLabelText('endereço').textContent).toContain('?aba=formularios'));
  });
});

describe('Lei 12.527/2011, arts. 40 and 41: whether it watches over the others', () => {
  const MUDAR = `PUT ${BASE}/65/monitoramento`;

  it('is asked before it changes, and sent with the version that was open', async () => {
    const chamadas = open({ [MUDAR]: { body: { feito: true } } });
    await clicar('Tornar autoridade de monitoramento');
    expect(screen.getByText(/deixa de acompanhar na mesma hora/)).toBeDefined();
    expect(corpoDe(chamadas, MUDAR)).toBeUndefined();
    await clicar('Confirmar');
    await screen.findByText(/acompanha os outros órgãos\./);
    expect(corpoDe(chamadas, MUDAR)).toEqual({ monitora: true, versao: orgao().versao });
  });

  it('of the federal one is shown and not offered to end; others who manage the office change nothing', async () => {
    open({ [VER]: { body: orgao({ monitora: true }) } });
    expect(await screen.findByText('Acompanha os outros órgãos')).toBeDefined();
    expect(screen.queryByRole('button', { name: /acompanhar os outros/ })).toBeNull();
    cleanup();
    open({ [VER]: { body: orgao({ podeMudarMonitoramento: false }) } });
    await screen.findByLabelText(/^Endereço/);
    expect(screen.queryByRole('button', { name: /monitoramento/ })).toBeNull();
  });
});

describe('its data', () => {
  const MUDAR = `PUT ${BASE}/65`;

  it('are saved with the version that was open, and the save is announced', async () => {
    const chamadas = open({ [MUDAR]: { body: { versao: 4, recontagem: false } } });
    await escrever('Horário de atendimento', 'Segunda a sexta, das 7h às 19h');
    await clicar('Salvar');
    expect(await screen.findByText('Os dados do órgão foram guardados.')).toBeDefined();
    expect(corpoDe(chamadas, MUDAR)).toMatchObject({
      versao: 3,
      dados: {
        horario: 'Segunda a sexta, das 7h às 19h',
        aderiuEm: '2021-01-04',
        idMunicipio: 230440,
        site: null,
      },
    });
  });

  it('typed and not saved ask before the page goes; saved, they do not', async () => {
    open({ [MUDAR]: { body: { versao: 4, recontagem: false } } });
    await screen.findByLabelText(/^Endereço/);
    expect(perguntaAoFechar()).toBe(false);
    await escrever('Endereço', 'Rua Nova, 10');
    expect(perguntaAoFechar()).toBe(true);
    await clicar('Salvar');
    await screen.findByText('Os dados do órgão foram guardados.');
    expect(perguntaAoFechar()).toBe(false);
  });

  it('stay on the screen when somebody else saved first', async () => {
    open({ [MUDAR]: recusa(409, 'Outra pessoa mudou isto.', { code: 'orgao.mudou-enquanto-isso' }) });
    await escrever('Endereço', 'Rua Nova, 10');
    await clicar('Salvar');
    expect(await screen.findByText('Outra pessoa mudou isto.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(/^Endereço/).value).toBe('Rua Nova, 10');
  });

  it('are refused at their fields before they are sent', async () => {
    const chamadas = open({});
    await escrever('Telefone', '1234');
    await clicar('Salvar');
    expect((await screen.findAllByText(/Escreva o telefone com o DDD/)).length).toBeGreaterThan(0);
    expect(corpoDe(chamadas, MUDAR)).toBeUndefined();
  });

  it('keep prefix and sphere once a protocol was issued, and say why', async () => {
    open({});
    const prefixo = await screen.findByLabelText<HTMLInputElement>('Prefixo do protocolo');
    expect(prefixo.readOnly).toBe(true);
    expect(screen.getByText(/já emitiu protocolos com este prefixo/)).toBeDefined();
  });

  it('say that a move counts the terms again', async () => {
    open({ [MUDAR]: { body: { versao: 4, recontagem: true } } });
    await escrever('Nome', 'Instituto Federal do Ceará e Região');
    await clicar('Salvar');
    expect(await screen.findByText(/os prazos abertos estão sendo contados de novo/)).toBeDefined();
  });

  it('N2 mark an office for training, which its page then says', async () => {
    const chamadas = open({ [MUDAR]: { body: { versao: 4, recontagem: false, emailPendente: null } } });
    await userEvent.click(await screen.findByLabelText(/^Órgão de testes/));
    await clicar('Salvar');
    await screen.findByText('Os dados do órgão foram guardados.');
    expect(corpoDe(chamadas, MUDAR)).toMatchObject({ dados: { deTeste: true } });
    cleanup();
    open({ [VER]: { body: orgao({ dados: { ...orgao().dados, deTeste: true } }) } });
    expect(await screen.findByText('De testes')).toBeDefined();
  });

  it('show the joining data read-only to people who work in the office', async () => {
    open({ [VER]: { body: orgao({ podeMudarAdesao: false, podeInativar: false }) } });
    expect(await screen.findByText('23546')).toBeDefined();
    expect(screen.queryByLabelText('Prefixo do protocolo')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Inativar órgão' })).toBeNull();
  });
});

describe('its forms', () => {
  it('are saved with what they were, and one that does not fit cannot be ticked', async () => {
    const SALVAR = `PUT ${BASE}/65/formularios`;
    const chamadas = open({ [SALVAR]: { body: { ok: true } } }, '?aba=formularios');
    const simplifique = await screen.findByLabelText<HTMLInputElement>('Simplifique');
    expect([simplifique.disabled, screen.getByText('Só órgãos federais.')]).toEqual([
      true,
      expect.anything(),
    ]);
    await userEvent.click(screen.getByLabelText('Acesso à Informação'));
    await clicar('Salvar formulários');
    expect(await screen.findByText(/A página inicial do lugar/)).toBeDefined();
    expect(corpoDe(chamadas, SALVAR)).toEqual({ formularios: [1], antes: [1, 3] });
  });

  it('warn when none is left', async () => {
    open({}, '?aba=formularios');
    await userEvent.click(await screen.findByLabelText('Padrão'));
    await userEvent.click(screen.getByLabelText('Acesso à Informação'));
    expect(screen.getByText(/^o órgão não recebe nada\./)).toBeDefined();
  });

  it('that the law requires stay ticked for people who work in the office, and warn the platform with the law', async () => {
    const aba = '?aba=formularios';
    open({ [VER]: { body: orgao({ podeMudarAdesao: false, podeInativar: false }) } }, aba);
    expect((await screen.findByLabelText<HTMLInputElement>('Acesso à Informação')).disabled).toBe(true);
    expect(screen.getByText(/obriga o órgão a receber por ele \(Lei 12\.527\/2011/)).toBeDefined();
    cleanup();
    open({}, aba);
    await userEvent.click(await screen.findByLabelText('Acesso à Informação'));
    expect(screen.getByText(/o que a lei o obriga a receber \(Lei 12\.527\/2011/)).toBeDefined();
  });
});

describe('its authorities', () => {
  const LER = `GET ${BASE}/65/autoridades`;

  it('warn of an instance without anybody named, and of one where nobody can decide', async () => {
    open({ [LER]: { body: autoridades } }, '?aba=autoridades');
    const segunda = await screen.findByRole('region', { name: 'Segunda instância' });
    expect(within(segunda).getByText('Ninguém foi indicado.')).toBeDefined();
    const cgu = screen.getByRole('region', { name: /^CGU – decidida no órgão CGU/ });
    expect(within(cgu).getByText('Ninguém pode decidir aqui.')).toBeDefined();
    expect(within(cgu).queryByRole('button')).toBeNull();
  });

  it('are named one by one', async () => {
    const SALVAR = `PUT ${BASE}/65/autoridades/2`;
    const chamadas = open(
      { [LER]: { body: autoridades }, [SALVAR]: { body: { ok: true } } },
      '?aba=autoridades',
    );
    const campo = await screen.findByRole('combobox', { name: 'Quem decide: Segunda instância' });
    await userEvent.type(campo, 'geisa');
    await userEvent.click(await screen.findByRole('option', { name: 'Geísa Alencar (Gestor)' }));
    await clicar('Salvar Segunda instância');
    expect(await screen.findByText('Quem decide em Segunda instância foi guardado.')).toBeDefined();
    expect(corpoDe(chamadas, SALVAR)).toEqual({ pessoas: [10], antes: [] });
  });
});

describe('its units', () => {
  const LER = `GET ${BASE}/65/unidades`;
  const proen = unidade({ idUnidade: 2, idPai: 1, sigla: 'PROEN', nome: 'Ensino', pedidosAbertos: 2 });
  const corpo = { unidades: [proen, unidade()], colegas: [], poePessoas: true };

  it('stand in the order of their tree', async () => {
    open({ [LER]: { body: corpo } }, '?aba=unidades');
    const linhas = await screen.findAllByRole('rowheader');
    expect(linhas.map(({ textContent }) => textContent)).toEqual([
      'REIT – Reitoria',
      'PROEN – Ensinoabaixo de REIT',
    ]);
  });

  it('are not inactivated before the person reads how many requests wait there', async () => {
    const SALVAR = `PUT ${BASE}/65/unidades/2`;
    const chamadas = open({ [LER]: { body: corpo }, [SALVAR]: { body: { ok: true } } }, '?aba=unidades');
    await clicar('Ações de PROEN');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Inativar' }));
    const dialogo = screen.getByRole('dialog', { name: 'Inativar a unidade?' });
    expect(within(dialogo).getByText(/Há 2 pedidos de contribuição abertos/)).toBeDefined();
    await userEvent.click(within(dialogo).getByRole('button', { name: 'Inativar' }));
    expect(await screen.findByText('PROEN foi inativada.')).toBeDefined();
    expect(corpoDe(chamadas, SALVAR)).toMatchObject({
      ciente: true,
      versao: 1,
      dados: { ativa: false, idPai: 1 },
    });
  });

  it('do not offer as superior a unit that stands below', async () => {
    open({ [LER]: { body: corpo } }, '?aba=unidades');
    await clicar('Ações de REIT');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mudar' }));
    await userEvent.click(await screen.findByRole('combobox', { name: /^Unidade superior/ }));
    expect(screen.queryByRole('option', { name: /PROEN|REIT/ })).toBeNull();
  });

  it('are created under another, with the error of the server at its field', async () => {
    const CRIAR = `POST ${BASE}/65/unidades`;
    const frase = 'Já existe uma unidade com esta sigla.';
    const chamadas = open(
      { [LER]: { body: corpo }, [CRIAR]: recusa(409, frase, { details: { campos: { sigla: frase } } }) },
      '?aba=unidades',
    );
    await clicar('Criar unidade');
    await escrever('Nome', 'Extensão');
    await escrever('Sigla', 'REIT');
    await clicar('Criar unidade');
    expect((await screen.findAllByText(frase)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Extensão');
    expect(corpoDe(chamadas, CRIAR)).toMatchObject({
      nome: 'Extensão',
      idPai: null,
      ativa: true,
      pessoas: [],
    });
  });
});

describe('its services', () => {
  const LER = `GET ${BASE}/65/servicos`;
  const servico = (idServico: number, nome: string) => ({
    idServico,
    nome,
    descricao: 'Como pedir.',
    link: null,
    publico: null,
    ativo: true,
    versao: 1,
  });

  it('are moved, inactivated and added', async () => {
    const ORDEM = `PUT ${BASE}/65/ordem-dos-servicos`;
    const CRIAR = `POST ${BASE}/65/servicos`;
    const chamadas = open(
      {
        [LER]: { body: [servico(1, 'Diploma'), servico(2, 'Matrícula')] },
        [ORDEM]: { body: { ok: true } },
        [CRIAR]: { body: { idServico: 3 } },
        [`PUT ${BASE}/65/servicos/1`]: { body: { ok: true } },
      },
      '?aba=servicos',
    );
    await clicar('Ações de Matrícula');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mover para cima' }));
    expect(await screen.findByText(/nova ordem/)).toBeDefined();
    expect(corpoDe(chamadas, ORDEM)).toEqual({ servicos: [2, 1] });
    await clicar('Ações de Diploma');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Inativar' }));
    expect(await screen.findByText(/Diploma saiu da busca/)).toBeDefined();
    await clicar('Incluir serviço');
    await escrever('Nome', 'Biblioteca');
    await escrever('Descrição', 'Empréstimo de livros a quem estuda aqui.');
    await clicar('Incluir serviço');
    await waitFor(() =>
      expect(corpoDe(chamadas, CRIAR)).toEqual({
        nome: 'Biblioteca',
        descricao: 'Empréstimo de livros a quem estuda aqui.',
        link: null,
        publico: null,
      }),
    );
  });
});
