import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import Analisar from './classificar-form.tsx';
import { juntarLinhas } from './salvar-analise.ts';
import { abrirAto, detalhe, feitas, linha, umCaso } from './testing-analise.tsx';

const CLASSIFICAR = 'POST /tratamento/classificar';
const ASSUMIR = 'POST /tratamento/assumir';
const ATRIBUIR = 'POST /tratamento/atribuir';

const leituras = {
  'GET /assuntos': {
    body: [
      { idAssunto: 3, descAssunto: 'Merenda', area: 'Educação' },
      { idAssunto: 4, descAssunto: 'Transporte escolar', area: 'Educação' },
    ],
  },
  'GET /tratamento/1/opcoes': {
    body: {
      colegas: [
        { idUsuario: 5, nome: 'Ana Analista', perfis: ['Respondente'] },
        { idUsuario: 6, nome: 'Gil Gestor', perfis: ['Gestor'] },
      ],
      tags: ['escola', 'obra'],
      favoritos: [4, 99],
      subassuntos: [
        { idSubassunto: 30, idAssunto: 3, descricao: 'Qualidade' },
        { idSubassunto: 31, idAssunto: 3, descricao: 'Falta' },
      ],
    },
  },
  'GET /tratamento/1': detalhe(),
};

const escolher = async (campo: string, opcao: RegExp | string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: new RegExp(`^${campo}`) }));
  await userEvent.click(await screen.findByRole('option', { name: opcao }));
};
const salvar = () => userEvent.click(screen.getByRole('button', { name: 'Salvar análise' }));
const corpos = (chamadas: readonly { key: string; body: unknown }[], key: string) =>
  chamadas.filter((chamada) => chamada.key === key).map(({ body }) => body);

afterEach(() => vi.unstubAllGlobals());

describe('analysing one case', () => {
  it('begins with what the case has, and sends only what was changed', async () => {
    const chamadas = servir({ ...leituras, [CLASSIFICAR]: feitas(linha(1)) });
    const onFeito = abrirAto(Analisar, [umCaso(1)]);
    expect((await screen.findByRole<HTMLInputElement>('combobox', { name: /^Assunto/ })).value).toBe(
      'Merenda',
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Normal' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /^Urgente/ }));
    await salvar();
    await waitFor(() => expect(onFeito).toHaveBeenCalled());
    expect(corpos(chamadas, CLASSIFICAR)).toEqual([
      { casos: [{ idManifestacao: 1, versao: 10 }], urgente: true },
    ]);
    expect(corpos(chamadas, ASSUMIR)).toEqual([]);
  });

  it('S2-30 offers the favourite subjects of the office first', async () => {
    servir(leituras);
    abrirAto(Analisar, [umCaso(1)]);
    await userEvent.click(await screen.findByRole('combobox', { name: /^Assunto/ }));
    await userEvent.clear(screen.getByRole('combobox', { name: /^Assunto/ }));
    const opcoes = await screen.findAllByRole('option');
    expect(opcoes.map(({ textContent }) => textContent)).toEqual(['Transporte escolar', 'Merenda']);
    expect(screen.getByRole('group', { name: 'Favoritos do órgão' })).toBeDefined();
  });

  it('says that nothing was changed instead of saving nothing', async () => {
    const chamadas = servir(leituras);
    const onFeito = abrirAto(Analisar, [umCaso(1)]);
    await screen.findByRole('combobox', { name: /^Assunto/ });
    await salvar();
    expect(await screen.findByText('Nada foi mudado: escolha o que salvar.')).toBeDefined();
    expect(chamadas.some(({ key }) => key.startsWith('POST'))).toBe(false);
    expect(onFeito).not.toHaveBeenCalled();
  });

  it('takes the case over and classifies it in one press, each act on the version the other left', async () => {
    const chamadas = servir({
      ...leituras,
      [ASSUMIR]: feitas(linha(1)),
      [CLASSIFICAR]: feitas(linha(1)),
    });
    const onFeito = abrirAto(Analisar, [umCaso(1)]);
    await escolher('Responsável', 'Eu assumo');
    await escolher('Assunto', 'Transporte escolar');
    await salvar();
    await waitFor(() => expect(onFeito).toHaveBeenCalled());
    expect(corpos(chamadas, ASSUMIR)).toEqual([{ casos: [{ idManifestacao: 1, versao: 10 }] }]);
    expect(corpos(chamadas, CLASSIFICAR)).toEqual([
      { casos: [{ idManifestacao: 1, versao: 11 }], idAssunto: 4 },
    ]);
  });

  it('tells which half was saved when the other was refused, and does not save it twice', async () => {
    let recusou = false;
    const chamadas = servir({
      ...leituras,
      [ATRIBUIR]: feitas(linha(1)),
      [CLASSIFICAR]: () => {
        if (recusou) return feitas(linha(1));
        recusou = true;
        return recusa(409, 'Mudou.', { code: 'manifestacao.mudou', details: { versao: 12, mudancas: [] } });
      },
    });
    const onFeito = abrirAto(Analisar, [umCaso(1)]);
    await escolher('Responsável', /Gil Gestor/);
    await userEvent.click(screen.getByRole('radio', { name: /^Urgente/ }));
    await salvar();
    expect(await screen.findByText('O responsável já foi salvo.')).toBeDefined();
    expect(onFeito).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Fazer mesmo assim' }));
    await waitFor(() => expect(onFeito).toHaveBeenCalled());
    expect(corpos(chamadas, ATRIBUIR)).toHaveLength(1);
    expect(corpos(chamadas, CLASSIFICAR)[1]).toEqual({
      casos: [{ idManifestacao: 1, versao: 12 }],
      urgente: true,
    });
  });

  it('offers only sub-subjects of the subject, and forgets the old one with it', async () => {
    servir(leituras);
    abrirAto(Analisar, [umCaso(1)]);
    const subassunto = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Subassunto/ });
    await waitFor(() => expect(subassunto().value).toBe('Qualidade'));
    await escolher('Assunto', 'Transporte escolar');
    expect(await screen.findByText('Este assunto não tem subassuntos.')).toBeDefined();
    await escolher('Assunto', 'Merenda');
    await waitFor(() => expect(subassunto().value).toBe(''));
  });

  it('takes tags of the office and new ones, also one left in the field', async () => {
    const chamadas = servir({ ...leituras, [CLASSIFICAR]: feitas(linha(1)) });
    abrirAto(Analisar, [umCaso(1)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Incluir obra' }));
    const campo = screen.getByLabelText('Etiquetas');
    await userEvent.type(campo, 'ESCOLA{Enter}');
    await userEvent.type(campo, 'teto caiu');
    await salvar();
    await waitFor(() => expect(corpos(chamadas, CLASSIFICAR)).toHaveLength(1));
    expect(corpos(chamadas, CLASSIFICAR)[0]).toMatchObject({ incluirTags: ['obra', 'teto caiu'] });
  });

  it('lets a tag go', async () => {
    const chamadas = servir({ ...leituras, [CLASSIFICAR]: feitas(linha(1)) });
    abrirAto(Analisar, [umCaso(1)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Remover escola' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Etiquetas'));
    await salvar();
    await waitFor(() => expect(corpos(chamadas, CLASSIFICAR)[0]).toMatchObject({ retirarTags: ['escola'] }));
  });
});

describe('analysing many cases', () => {
  it('begins with nothing to change and leaves out what was not touched', async () => {
    const chamadas = servir({ ...leituras, [CLASSIFICAR]: feitas(linha(1), linha(2)) });
    abrirAto(Analisar, [umCaso(1), umCaso(2)]);
    expect(await screen.findByRole<HTMLInputElement>('radio', { name: 'Não mudar' })).toHaveProperty(
      'checked',
      true,
    );
    expect(screen.queryByLabelText('Etiquetas')).toBeNull();
    await escolher('Assunto', 'Transporte escolar');
    await salvar();
    await screen.findByText('Feito em 2 manifestações.');
    expect(corpos(chamadas, CLASSIFICAR)[0]).toEqual({
      casos: [
        { idManifestacao: 1, versao: 10 },
        { idManifestacao: 2, versao: 20 },
      ],
      idAssunto: 4,
    });
    expect(chamadas.some(({ key }) => key === 'GET /tratamento/1')).toBe(false);
  });

  it('N14 choices that were not saved are there again for the same cases, and gone once they are saved', async () => {
    signIn(aGestor());
    servir({ ...leituras, [CLASSIFICAR]: feitas(linha(1), linha(2)) });
    const urgente = () => screen.findByRole<HTMLInputElement>('radio', { name: /Urgente/ });
    const abrirDeNovo = () => {
      cleanup();
      abrirAto(Analisar, [umCaso(2), umCaso(1)]);
    };
    abrirAto(Analisar, [umCaso(1), umCaso(2)]);
    await userEvent.click(await urgente());
    cleanup();
    servir({
      ...leituras,
      'GET /tratamento/2/opcoes': leituras['GET /tratamento/1/opcoes'],
      [CLASSIFICAR]: feitas(linha(1), linha(2)),
    });
    abrirDeNovo();
    expect((await urgente()).checked).toBe(true);
    expect(screen.getByText(/Recuperamos o que você tinha escolhido/)).toBeDefined();
    await salvar();
    await screen.findByText('Feito em 2 manifestações.');
    abrirDeNovo();
    expect((await urgente()).checked).toBe(false);
    usuarioStore.set(null);
  });

  it('tells both results in the line of each case', async () => {
    const chamadas = servir({
      ...leituras,
      [ASSUMIR]: feitas(linha(1), linha(2, 'Já foi respondida.')),
      [CLASSIFICAR]: feitas(linha(1, 'Este assunto não existe.'), linha(2, 'Já foi respondida.')),
    });
    abrirAto(Analisar, [umCaso(1), umCaso(2)]);
    await escolher('Responsável', 'Eu assumo');
    await userEvent.click(screen.getByRole('radio', { name: /^Urgente/ }));
    await salvar();
    expect(
      await screen.findByText('O responsável mudou. A classificação não: Este assunto não existe.'),
    ).toBeDefined();
    expect(screen.getByText('Já foi respondida.')).toBeDefined();
    // Only the first case got a new version.
    expect(corpos(chamadas, CLASSIFICAR)[0]).toMatchObject({
      casos: [
        { idManifestacao: 1, versao: 11 },
        { idManifestacao: 2, versao: 20 },
      ],
    });
  });

  it('does not hide what was done when the second half fails whole', async () => {
    servir({
      ...leituras,
      [ASSUMIR]: feitas(linha(1), linha(2)),
      [CLASSIFICAR]: recusa(503, 'Estamos em manutenção.'),
    });
    abrirAto(Analisar, [umCaso(1), umCaso(2)]);
    await escolher('Responsável', 'Eu assumo');
    await userEvent.click(screen.getByRole('radio', { name: /^Urgente/ }));
    await salvar();
    expect(
      await screen.findAllByText('O responsável mudou. A classificação não: Estamos em manutenção.'),
    ).toHaveLength(2);
  });

  it('is done only where both were', () => {
    const [um, dois] = juntarLinhas([linha(1), linha(2, 'Não.')], [linha(1), linha(2)]);
    expect(um).toMatchObject({ feito: true, mensagem: null });
    expect(dois).toMatchObject({
      feito: false,
      mensagem: 'A classificação foi salva. O responsável não mudou: Não.',
    });
  });
});
