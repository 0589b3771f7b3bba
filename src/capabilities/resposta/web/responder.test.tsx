import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Respostas, recusa } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import type { CasoEscolhido } from '#shell/atos/casos.ts';
import { abrirAto, confirmar, feita, feitas, umCasoEscolhido } from '#shell/atos/testing-ato.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { nadaFicaParaDepois, oQueSaiAoSair } from '#testing/para-depois.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { Responder } from './responder.tsx';

const CASO = 'GET /tratamento/1';
const RASCUNHO = 'GET /tratamento/1/rascunho-resposta';
const GUARDAR = 'PUT /tratamento/1/rascunho-resposta';
const MODELOS = 'GET /tratamento/modelos';
const DO_ORGAO = 'GET /tratamento/modelos?idOuvidoria=6';
const RESPONDER = 'POST /tratamento/responder';
const INTERMEDIARIA = 'POST /tratamento/responder-intermediaria';
const TEXTO = 'O atendimento foi refeito ontem pela equipe.';

const umModelo = (idModelo: number, nome: string, texto: string) => ({
  idModelo,
  nome,
  texto,
  idTipoManifestacao: null,
  atualizadoEm: '2026-03-01T12:00:00Z',
});
const modelos = [
  umModelo(7, 'Com nome', 'Olá, {{nome}}.'),
  umModelo(8, 'Sem dados', 'Agradecemos o contato.'),
];

const doCaso = (changes: object = {}) => ({
  body: {
    idManifestacao: 1,
    ouvidoria: { idOuvidoria: 6, sigla: 'CGU', nomeOuvidoria: 'Controladoria-Geral da União' },
    tipo: { idTipoManifestacao: 2, descTipoManifestacao: 'Reclamação' },
    passos: [],
    semelhantes: [],
    grupo: null,
    ...changes,
  },
});

const padrao: Respostas = {
  [CASO]: doCaso(),
  [RASCUNHO]: { body: { rascunho: null } },
  [GUARDAR]: { body: { atualizadoEm: '2026-03-12T12:00:00Z' } },
  'DELETE /tratamento/1/rascunho-resposta': { body: { ok: true } },
  [MODELOS]: { body: modelos },
  [DO_ORGAO]: { body: modelos },
};

const abrirEditor = (casos: readonly CasoEscolhido[] = [umCasoEscolhido(1)], respostas: Respostas = {}) =>
  abrirAto(Responder, casos, { ...padrao, ...respostas });

const texto = () => screen.findByLabelText<HTMLTextAreaElement>('Resposta');
const colar = async (campo: HTMLElement, frase: string) => {
  await userEvent.click(campo);
  await userEvent.paste(frase);
};
const escrever = async (frase = TEXTO) => colar(await texto(), frase);
const decidir = () => colar(screen.getByLabelText('Decisão final'), 'O atendimento foi refeito.');
const responder = () => userEvent.click(screen.getByRole('button', { name: 'Responder' }));

nadaFicaParaDepois();
afterEach(async () => {
  cleanup();
  await oQueSaiAoSair();
  vi.unstubAllGlobals();
  banco.clear();
  usuarioStore.set(null);
});

it('Decreto 10.153/2019: while a withdrawal waits for the office, only an intermediate answer is offered, and why', async () => {
  abrirEditor([{ ...umCasoEscolhido(1), atos: [{ ato: 'responderIntermediaria' }] }]);
  expect((await screen.findByRole('radio', { name: /Conclusiva/ })).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Intermediária/ }).checked).toBe(true);
  expect(screen.getByText(/há uma desistência à espera da decisão do órgão/)).toBeDefined();
});

describe('the conclusive answer', () => {
  it('carries what the law asks of the type, and is confirmed before it is sent', async () => {
    const { chamadas, feito } = abrirEditor(undefined, { [RESPONDER]: feitas(1) });
    await escrever();
    await decidir();
    await responder();
    const { textContent: pergunta } = await screen.findByRole('dialog', {
      name: 'Dar a resposta conclusiva?',
    });
    expect(pergunta).toContain('Você tem 30 segundos para desfazer; depois, a resposta não pode ser mudada.');
    expect(pergunta, 'it does not say the contrary too').not.toContain('Depois de enviada');
    expect(chamadas.some(({ key }) => key === RESPONDER)).toBe(false);
    await confirmar('Responder');
    await waitFor(() => expect(feito.vezes).toBe(1));
    expect(chamadas.find(({ key }) => key === RESPONDER)?.body).toEqual({
      casos: [{ idManifestacao: 1, versao: 10 }],
      podeDesfazer: true,
      texto: TEXTO,
      anexos: [],
      detalhes: { decisaoFinal: 'O atendimento foi refeito.' },
      idCodigoDecisao: null,
      idEspecificacaoDecisao: null,
    });
    await waitFor(() => expect(banco.size).toBe(0));
  });

  it('is not confirmed while a required part is missing, and the list says which', async () => {
    abrirEditor();
    await escrever();
    const lista = screen.getByRole('heading', { name: 'O que não pode faltar' }).nextElementSibling;
    expect(lista?.textContent).toBe('Texto da resposta: feitoDecisão final: falta');
    await responder();
    await waitFor(() =>
      expect(screen.getByLabelText('Decisão final').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says how many more people of the group receive it, and shows the line of each', async () => {
    const outra = {
      idManifestacao: 2,
      numeroProtocolo: '00106.000002/2026-11',
      idTipoManifestacao: 2,
      idSituacaoManifestacao: 1,
    };
    const encerrada = { ...outra, idManifestacao: 3, idSituacaoManifestacao: 6 };
    const { feito } = abrirEditor(undefined, {
      [CASO]: doCaso({ grupo: { idPrincipal: 1, casos: [outra, encerrada] } }),
      [RESPONDER]: {
        body: {
          resultados: [
            feita(1),
            { idManifestacao: 2, feito: false, codigo: 'x', mensagem: 'Ela mudou de tipo.' },
          ],
        },
      },
    });
    await escrever();
    expect(await screen.findByText('Mais 1 pessoa recebe.')).toBeDefined();
    await decidir();
    await responder();
    const { textContent: pergunta } = await screen.findByRole('dialog');
    expect(pergunta).toContain('Depois de enviada, a resposta não pode ser mudada');
    expect(pergunta, 'the others are answered for good').not.toContain('desfazer');
    await confirmar('Responder');
    expect(await screen.findByText('Ela mudou de tipo.')).toBeDefined();
    expect(screen.getByText('00106.000002/2026-11')).toBeDefined();
    expect(feito.vezes).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Concluir' }));
    expect(feito.vezes).toBe(1);
  });

  it('names those of the group that it does not reach, and counts only the others', async () => {
    const outra = { idManifestacao: 2, numeroProtocolo: '00106.000002/2026-11', idTipoManifestacao: 2 };
    const casos = [
      { ...outra, idSituacaoManifestacao: 3 },
      { ...outra, idManifestacao: 3, numeroProtocolo: '00106.000003/2026-11', idSituacaoManifestacao: 5 },
      {
        ...outra,
        idManifestacao: 4,
        numeroProtocolo: '00106.000004/2026-11',
        idTipoManifestacao: 3,
        idSituacaoManifestacao: 1,
      },
    ];
    abrirEditor(undefined, { [CASO]: doCaso({ grupo: { idPrincipal: 1, casos } }) });
    expect(await screen.findByText('Mais 1 pessoa recebe.')).toBeDefined();
    expect(screen.getByText('2 manifestações do grupo não recebem.')).toBeDefined();
    const [espera, outroTipo, ...mais] = screen.getAllByText(/^00106\.00000\d\/2026-11$/);
    expect(espera?.parentElement?.textContent).toMatch(/000003.* espera a complementação/);
    expect(outroTipo?.parentElement?.textContent).toMatch(/000004.* é de outro tipo/);
    expect(mais).toEqual([]);
  });

  it('to cases that ask for different things does not exist', async () => {
    abrirEditor([umCasoEscolhido(1), umCasoEscolhido(2, 8)]);
    await texto();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Conclusiva/ }).disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Enviar resposta intermediária' })).toBeDefined();
  });
});

it('the intermediária asks only for the text and ends nothing', async () => {
  const { chamadas, feito } = abrirEditor(undefined, { [INTERMEDIARIA]: feitas(1) });
  await escrever();
  await userEvent.click(screen.getByRole('radio', { name: /^Intermediária/ }));
  expect(screen.queryByLabelText('Decisão final')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar resposta intermediária' }));
  await waitFor(() => expect(feito.vezes).toBe(1));
  expect(chamadas.find(({ key }) => key === INTERMEDIARIA)?.body).toEqual({
    casos: [{ idManifestacao: 1, versao: 10 }],
    podeDesfazer: true,
    texto: TEXTO,
    anexos: [],
  });
});

describe('the draft', () => {
  it('is on the server a moment after the typing pauses', async () => {
    const { chamadas } = abrirEditor();
    await escrever();
    expect(await screen.findByText('Salvo agora', undefined, { timeout: 4000 })).toBeDefined();
    expect(chamadas.findLast(({ key }) => key === GUARDAR)?.body).toMatchObject({
      conteudo: { tipo: 'conclusiva', campos: { texto: TEXTO } },
    });
  });

  it('outlives a killed tab, from this browser', async () => {
    signIn(aGestor());
    abrirEditor();
    await escrever();
    await waitFor(() => expect(banco.size).toBe(1));
    cleanup();
    abrirEditor();
    expect(await screen.findByText('Recuperamos o que você estava escrevendo.')).toBeDefined();
    expect((await texto()).value).toBe(TEXTO);
  });

  it('comes back from the server on another device, and is thrown away only after a second word', async () => {
    abrirEditor(undefined, {
      [RASCUNHO]: {
        body: {
          rascunho: {
            atualizadoEm: '2026-03-12T12:00:00Z',
            conteudo: { tipo: 'intermediaria', campos: { texto: TEXTO, detalhes: {} } },
          },
        },
      },
    });
    expect((await texto()).value).toBe(TEXTO);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Intermediária/ }).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Descartar rascunho' }));
    expect((await texto()).value).toBe(TEXTO);
    await confirmar('Descartar');
    expect((await texto()).value).toBe('');
  });

  it('of one answer to several cases is kept in this browser, for just those, and goes when it is sent', async () => {
    signIn(aGestor());
    const varias = [umCasoEscolhido(2), umCasoEscolhido(1)];
    abrirEditor(varias);
    await escrever();
    expect(
      await screen.findByText('Guardado só neste aparelho até você enviar', undefined, { timeout: 4000 }),
    ).toBeDefined();
    cleanup();
    abrirEditor([...varias, umCasoEscolhido(3)]);
    expect((await texto()).value).toBe('');
    cleanup();
    abrirEditor(varias, { [RESPONDER]: feitas(2, 1) });
    expect(await screen.findByText('Recuperamos o que você estava escrevendo.')).toBeDefined();
    expect((await texto()).value).toBe(TEXTO);
    await decidir();
    await responder();
    expect((await screen.findByRole('dialog')).textContent).toContain('não dá para desfazer');
    await confirmar('Responder');
    await screen.findByText('Feito em 2 manifestações.');
    await waitFor(() => expect(banco.size).toBe(0));
  });

  it('is not lost when the answer is refused', async () => {
    abrirEditor(undefined, { [RESPONDER]: recusa(409, 'A manifestação já foi respondida.') });
    await escrever();
    await decidir();
    await responder();
    await confirmar('Responder');
    expect(await screen.findByText('A manifestação já foi respondida.')).toBeDefined();
    expect((await texto()).value).toBe(TEXTO);
    expect(banco.size).toBe(1);
  });
});

describe('a template', () => {
  const preenchido = { 'GET /tratamento/1/modelos/7': { body: { texto: 'Olá, Maria.' } } };
  const seletor = () => screen.findByRole('combobox', { name: /^Começar de um modelo/ });
  const usar = async (nome: string) => {
    await userEvent.click(await seletor());
    await userEvent.click(await screen.findByRole('option', { name: nome }));
    await userEvent.click(screen.getByRole('button', { name: 'Usar modelo' }));
  };

  it('comes filled in for the case, straight into an empty answer', async () => {
    abrirEditor(undefined, preenchido);
    await texto();
    await usar('Com nome');
    await waitFor(async () => expect((await texto()).value).toBe('Olá, Maria.'));
  });

  it('asks before it replaces what was typed, and can be undone', async () => {
    abrirEditor(undefined, preenchido);
    await escrever('Já escrevi isto.');
    await usar('Com nome');
    expect((await texto()).value).toBe('Já escrevi isto.');
    const dialog = await screen.findByRole('dialog', { name: 'Já há texto na resposta' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Substituir tudo' }));
    expect((await texto()).value).toBe('Olá, Maria.');
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect((await texto()).value).toBe('Já escrevi isto.');
  });

  it('goes where the cursor is, if asked', async () => {
    abrirEditor(undefined, preenchido);
    await escrever('Fim.');
    (await texto()).setSelectionRange(0, 0);
    await usar('Com nome');
    await userEvent.click(await screen.findByRole('button', { name: 'Inserir onde está o cursor' }));
    expect((await texto()).value).toBe('Olá, Maria.\n\nFim.');
  });

  it('with data of one case is not offered to several', async () => {
    abrirEditor([umCasoEscolhido(1), umCasoEscolhido(2)]);
    await texto();
    await userEvent.click(await seletor());
    expect(await screen.findByRole('option', { name: 'Sem dados' })).toBeDefined();
    expect(screen.queryByRole('option', { name: 'Com nome' })).toBeNull();
  });
});

it('hints come once the typing pauses, each with its phrase, and lead to it', async () => {
  abrirEditor();
  await escrever('Outrossim, foi resolvido.');
  const botao = await screen.findByRole('button', { name: 'Mostrar no texto: Outrossim' }, { timeout: 3000 });
  await userEvent.click(botao);
  const area = await texto();
  expect(document.activeElement).toBe(area);
  expect([area.selectionStart, area.selectionEnd]).toEqual([0, 9]);
});

it('a hint is taken with one click, and the text that goes out has it', async () => {
  abrirEditor();
  await escrever('Outrossim, foi resolvido.');
  const trocar = { name: 'Trocar “Outrossim” por “Além disso”' };
  await userEvent.click(await screen.findByRole('button', trocar, { timeout: 3000 }));
  expect((await texto()).value).toBe('Além disso, foi resolvido.');
  expect(screen.getByText('Nenhuma sugestão: o texto está simples.')).toBeDefined();
});

it('the preview is the answer as the citizen reads it', async () => {
  signIn(aGestor());
  abrirEditor();
  await escrever();
  await decidir();
  await userEvent.click(screen.getByRole('button', { name: 'Ver como o cidadão vai ver' }));
  const dialog = await screen.findByRole('dialog', { name: 'Como o cidadão vai ver' });
  expect(within(dialog).getByRole('heading', { name: 'Resposta Conclusiva' })).toBeDefined();
  expect(within(dialog).getByText(/^Gil Gestor \(CGU\)/)).toBeDefined();
  expect(within(dialog).getByText(TEXTO)).toBeDefined();
  expect(within(dialog).getByText('Decisão final').nextElementSibling?.textContent).toBe(
    'O atendimento foi refeito.',
  );
});

it('N10: what the answer says besides its text is read for data of others too, before it is sent', async () => {
  const { chamadas } = abrirEditor();
  await escrever();
  await colar(screen.getByLabelText('Decisão final'), 'O servidor de CPF 111.444.777-35 foi advertido.');
  await responder();
  expect(await screen.findByRole('dialog', { name: 'Enviar com dados de outras pessoas?' })).toBeDefined();
  expect(chamadas.some(({ key }) => key === RESPONDER)).toBe(false);
});

it('N10: of who was praised and who heads them the name is asked for, and any other datum is a find', async () => {
  abrirEditor([umCasoEscolhido(1, TipoManifestacao.elogio)], {
    [CASO]: doCaso({
      tipo: { idTipoManifestacao: TipoManifestacao.elogio, descTipoManifestacao: 'Elogio' },
    }),
  });
  await colar(await screen.findByLabelText('Agente que recebeu o elogio'), 'Ana Paula Ferreira');
  await colar(screen.getByLabelText('Chefia que foi avisada'), 'Carlos Andrade, CPF 111.444.777-35');
  expect(await screen.findByRole('button', { name: 'Tirar 111.444.777-35 do texto' })).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Tirar / })).toHaveLength(1);
});

describe('N11: what is pasted into the answer', () => {
  const colarDados = (
    campo: HTMLElement,
    dados: Readonly<Record<string, string>>,
    files: readonly File[] = [],
  ) => fireEvent.paste(campo, { clipboardData: { files, getData: (tipo: string) => dados[tipo] ?? '' } });
  const tabela = { 'text/html': '<table><tr><td>a</td></tr></table>', 'text/plain': 'Órgão\tValor\nCGU\t10' };

  it('becomes a file if it is a table, with a note at the cursor, and can be taken back', async () => {
    abrirEditor();
    const campo = await texto();
    await escrever('Os gastos foram estes: .');
    campo.setSelectionRange(23, 23);
    colarDados(campo, tabela);
    await waitFor(() => expect(campo.value).toBe('Os gastos foram estes: (ver tabela.csv).'));
    expect(
      screen.getByText('A tabela colada virou o arquivo tabela.csv, com 2 linhas.', { exact: false }),
    ).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /Desfazer\s*a colagem/ }));
    expect(campo.value).toBe('Os gastos foram estes: .');
  });

  it('keeps its note apart from the words before and after it, and takes those spaces back too', async () => {
    abrirEditor();
    const campo = await texto();
    await escrever('Os gastos foram estes.Obrigada');
    campo.setSelectionRange(22, 22);
    colarDados(campo, tabela);
    await waitFor(() => expect(campo.value).toBe('Os gastos foram estes. (ver tabela.csv) Obrigada'));
    await userEvent.click(screen.getByRole('button', { name: /Desfazer\s*a colagem/ }));
    expect(campo.value).toBe('Os gastos foram estes.Obrigada');
  });

  it('becomes a file if it is a picture', async () => {
    abrirEditor();
    const campo = await texto();
    colarDados(campo, {}, [new File([new Uint8Array(9)], 'image.png', { type: 'image/png' })]);
    await waitFor(() => expect(campo.value).toBe('(ver imagem.png)'));
  });

  it('stays words if it is words, and in an answer to several cases, which takes no files', async () => {
    abrirEditor([umCasoEscolhido(1), umCasoEscolhido(2)]);
    const campo = await texto();
    colarDados(campo, tabela);
    expect(campo.value).toBe('');
    expect(screen.queryByText(/virou o arquivo/)).toBeNull();
  });
});
