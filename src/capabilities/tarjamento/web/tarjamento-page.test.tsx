import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { naoSalvosStore } from '#shell/nao-salvo/nao-salvos.ts';
import { AvisoAoSair } from './aviso-ao-sair.tsx';
import { abrirTela, umArquivo, umPdf } from './testing-tarjamento.tsx';

const PRIMEIRA = ['Requerente: Maria da Silva', 'CPF 529.982.247-25 e jose@casa.invalid', 'Maria mora aqui.'];
const SEGUNDA = ['Outra vez o CPF 529.982.247-25.', 'MARIA assinou.'];

const escolher = async (...arquivos: readonly File[]) => {
  const campo = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!campo) throw new Error('No field for files');
  await userEvent.upload(campo, [...arquivos]);
};
const abrirUm = async (...paginas: readonly (readonly string[])[]) => {
  abrirTela();
  await escolher(umArquivo('ata.pdf', ...(paginas.length > 0 ? paginas : [PRIMEIRA, SEGUNDA])));
  await screen.findByRole('toolbar', { name: 'Ferramentas' });
};
const rodape = () => document.querySelector('.tj-rodape')?.textContent ?? '';
const esperarRodape = (texto: string) => waitFor(() => expect(rodape()).toContain(texto));
const botao = (name: string | RegExp) => screen.getByRole('button', { name });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('S2-29 opening documents', () => {
  it('says that nothing leaves the machine, and takes files from the disk', async () => {
    abrirTela();
    expect(screen.getByText('Nada sai deste computador até você aplicar.')).toBeDefined();
    await escolher(umArquivo('ata.pdf', PRIMEIRA));
    expect(await screen.findByRole('heading', { level: 2, name: 'ata.pdf' })).toBeDefined();
    expect(await screen.findByRole('region', { name: /^Página 1 de 1:/ })).toBeDefined();
  });

  it('says why a file cannot be opened, and what to do', async () => {
    abrirTela();
    const arquivo = new File(['isto não é um PDF'], 'nota.pdf', { type: 'application/pdf' });
    arquivo.arrayBuffer ??= async () => new TextEncoder().encode('isto não é um PDF').buffer;
    await escolher(arquivo);
    expect(await screen.findByText(/não é um PDF ou está danificado/)).toBeDefined();
    await userEvent.click(botao('Fechar este documento'));
    expect(screen.getByText(/Nada sai deste computador/)).toBeDefined();
  });

  it('opens at once the file of a case that the address asks for', async () => {
    const bytes = umPdf(PRIMEIRA);
    const caso = {
      idManifestacao: 42,
      protocolo: '00106.000001/2026-48',
      pdfs: [{ idAnexo: 7, nome: 'laudo.pdf', tamanho: bytes.length }],
    };
    vi.stubGlobal('fetch', async (url: string) =>
      url.endsWith('/anexos/7') ? new Response(bytes) : Response.json(caso),
    );
    abrirTela('/tarjamento?manifestacao=42&anexo=7');
    expect(await screen.findByRole('heading', { level: 2, name: 'laudo.pdf' })).toBeDefined();
    expect(await screen.findByRole('toolbar', { name: 'Ferramentas' })).toBeDefined();
    // 'Só ler' marks nothing, and the keyboard drags nothing.
    expect(screen.getByRole('group', { name: 'O que fazer com o documento' })).toBeDefined();
  });

  it('lists the PDFs of a case by its protocol', async () => {
    servir({
      'GET /tarjamento/casos': {
        body: { idManifestacao: 42, protocolo: '1', pdfs: [{ idAnexo: 7, nome: 'laudo.pdf', tamanho: 900 }] },
      },
    });
    abrirTela();
    await userEvent.type(screen.getByRole('textbox', { name: /Protocolo do caso/ }), '00106');
    await userEvent.click(botao('Ver os PDFs do caso'));
    expect(await screen.findByRole('button', { name: 'Abrir laudo.pdf' })).toBeDefined();
  });
});

describe('S2-29 suggestions', () => {
  it('are found in the text, and accepted or refused one by one', async () => {
    await abrirUm();
    await esperarRodape('3 sugestões a decidir');
    const [cpf] = screen.getAllByRole('button', { name: 'Aceitar 529.982.247-25' });
    if (cpf) await userEvent.click(cpf);
    await esperarRodape('1 marca em 1 página · 2 sugestões a decidir');
    await userEvent.click(botao('Recusar jose@casa.invalid'));
    await esperarRodape('1 marca em 1 página · 1 sugestão a decidir');
    await userEvent.keyboard('{Control>}z{/Control}');
    await esperarRodape('2 sugestões a decidir');
  });

  it('are accepted by kind, and all together', async () => {
    await abrirUm();
    await esperarRodape('3 sugestões a decidir');
    await userEvent.click(botao('Aceitar todas de CPF'));
    await esperarRodape('2 marcas em 2 páginas · 1 sugestão a decidir');
    await userEvent.click(botao('Desfazer'));
    await userEvent.click(botao('Aceitar todas (3)'));
    await esperarRodape('3 marcas em 2 páginas · 0 sugestões a decidir');
  });

  it('by keyboard alone: deciding one goes on to the next, here and on the next page, then to the page', async () => {
    await abrirUm();
    await esperarRodape('3 sugestões a decidir');
    const folha = screen.getByRole('region', { name: /^Página 1 de 2:/ });
    folha.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await esperarRodape('1 marca em 1 página · 2 sugestões a decidir');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Sugestão: E-mail/),
    );
    expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Sugestão: CPF/));
    await userEvent.keyboard('{Enter}');
    await esperarRodape('0 sugestões a decidir');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Página 2 de 2:/),
    );
  });

  it('decided in the list, the next one has the focus, and at the end the list', async () => {
    await abrirUm();
    await esperarRodape('3 sugestões a decidir');
    const decidir = async (nome: RegExp, depois: RegExp) => {
      screen.getAllByRole('button', { name: nome })[0]?.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement?.getAttribute('aria-label') ?? '').toMatch(depois));
    };
    await decidir(/^Aceitar \d/, /^Aceitar /);
    await decidir(/^Aceitar \d/, /^Aceitar /);
    screen.getByRole('button', { name: /^Recusar jose/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.className).toBe('tj-painel'));
  });

  it('come from a picture only once it was read', async () => {
    await abrirUm([]);
    expect(await screen.findByText('Esta página é uma imagem e não foi lida.')).toBeDefined();
    await userEvent.click(botao('Ler a página (reconhecimento de texto)'));
    await esperarRodape('1 sugestão a decidir');
    expect(screen.getByText(/O reconhecimento erra/)).toBeDefined();
  });
});

describe('S2-29 marking', () => {
  it('marks everywhere what was searched, whatever its accents and capitals', async () => {
    await abrirUm();
    await esperarRodape('3 sugestões');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Procurar no documento' }), 'maría');
    expect(await screen.findByText('3 ocorrências em 2 páginas')).toBeDefined();
    await userEvent.click(botao('Marcar todas'));
    await esperarRodape('3 marcas em 2 páginas');
  });

  it('marks the whole page', async () => {
    await abrirUm();
    await userEvent.click(botao('Mais marcas'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Marcar a página 1 inteira' }));
    await esperarRodape('1 marca em 1 página · 1 sugestão a decidir');
  });

  it('draws a rectangle with the pointer', async () => {
    await abrirUm();
    await userEvent.click(botao('Marcar área'));
    const folha = await screen.findByRole('region', { name: /^Página 1 de 2:/ });
    fireEvent.pointerDown(folha, { button: 0, clientX: 10, clientY: 10, pointerId: 1 });
    fireEvent.pointerMove(folha, { clientX: 90, clientY: 40, pointerId: 1 });
    fireEvent.pointerUp(folha, { clientX: 90, clientY: 40, pointerId: 1 });
    await esperarRodape('1 marca em 1 página');
    expect(within(folha).getByRole('button', { name: /^Marca: Retângulo/ })).toBeDefined();
  });

  it('marks the letters between two points, and offers the same text everywhere', async () => {
    await abrirUm();
    await esperarRodape('3 sugestões');
    const folha = screen.getByRole('region', { name: /^Página 1 de 2:/ });
    const { width } = folha.style;
    const escala = Number.parseFloat(width) / 595;
    const em = (x: number, y: number) => ({ clientX: x * escala, clientY: y * escala, pointerId: 1 });
    fireEvent.pointerDown(folha, { button: 0, ...em(73, 112) });
    fireEvent.pointerMove(folha, em(100, 112));
    fireEvent.pointerUp(folha, em(108, 112));
    const marca = await within(folha).findByRole('button', { name: /^Marca: Maria/ });
    expect(marca.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(botao('Marcar este texto em todo o documento'));
    await esperarRodape('3 marcas em 2 páginas');
  });

  it('marks from a suggestion where the pull begins on it, and only chooses it where it is pressed', async () => {
    await abrirUm();
    await esperarRodape('3 sugestões');
    const folha = screen.getByRole('region', { name: /^Página 1 de 2:/ });
    const escala = Number.parseFloat(folha.style.width) / 595;
    const sugestao = within(folha).getByRole('button', { name: /^Sugestão: CPF/ });
    await userEvent.click(sugestao);
    expect(sugestao.getAttribute('aria-pressed')).toBe('true');
    const em = (x: number, y: number) => ({ clientX: x * escala, clientY: y * escala, pointerId: 1 });
    fireEvent.pointerDown(sugestao, { button: 0, ...em(110, 96) });
    fireEvent.pointerMove(sugestao, em(300, 96));
    fireEvent.pointerUp(folha, em(300, 96));
    await esperarRodape('1 marca em 1 página');
  });

  it('by keyboard alone: puts a rectangle, moves and stretches it with the arrows, removes it', async () => {
    await abrirUm();
    botao('Mais marcas').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const marca = await screen.findByRole('button', { name: /^Marca: Retângulo/ });
    await waitFor(() => expect(document.activeElement).toBe(marca));
    const { left, width } = marca.style;
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    expect(Number.parseFloat(marca.style.left)).toBeGreaterThan(Number.parseFloat(left));
    expect(Number.parseFloat(marca.style.width)).toBeGreaterThan(Number.parseFloat(width));
    await userEvent.keyboard('{Delete}');
    await esperarRodape('0 marcas');
    await userEvent.keyboard('{Control>}z{/Control}');
    await esperarRodape('1 marca');
  });

  it('changes the legal reason of one mark and of several', async () => {
    await abrirUm();
    await esperarRodape('3 sugestões');
    await userEvent.click(botao('Aceitar todas (3)'));
    await userEvent.click(screen.getByRole('tab', { name: /Marcas/ }));
    await userEvent.click(botao('Escolher todas com o motivo Dado pessoal'));
    expect(screen.getByText('3 marcas escolhidas')).toBeDefined();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Motivo' }), 'denunciante');
    expect(screen.getByRole('region', { name: 'Identidade de quem denuncia' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Dado pessoal' })).toBeNull();
  });
});

describe('S2-29 leaving', () => {
  it('asks before marks that were not applied are lost', async () => {
    await abrirUm();
    await esperarRodape('3 sugestões');
    await userEvent.click(botao('Aceitar todas (3)'));
    expect(naoSalvosStore.get()).toEqual([{ Pergunta: AvisoAoSair }]);
    await userEvent.click(botao('Fechar'));
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar e perder as marcas' }));
    expect(screen.getByText(/Nada sai deste computador/)).toBeDefined();
    expect(naoSalvosStore.get()).toEqual([]);
  });
});
