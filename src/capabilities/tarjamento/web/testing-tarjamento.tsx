import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { Dado } from '#capabilities/dados-pessoais/domain/tipos.ts';
import type { Motor } from '../domain/pdf/documento.ts';
import { AbrirLeitorContext } from './motor/abrir-leitor.ts';
import { criarAtendente } from './motor/criar-atendente.ts';
import { criarLeitor } from './motor/criar-leitor.ts';
import type { CriarReconhecedor } from './motor/criar-reconhecedor.ts';
import type { AbrirLeitor } from './motor/leitor.ts';
import TarjamentoPage from './tarjamento-page.tsx';
import { CriarReconhecedorContext } from './use-reconhecimento.ts';

const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
let motor: Promise<Motor> | undefined;
const criarMotor = async (): Promise<Motor> => {
  const novo = await init({ wasmBinary: new Uint8Array(readFileSync(wasm)).buffer });
  novo.PDFiumExt_Init();
  return novo as unknown as Motor;
};
const umMotor = (): Promise<Motor> => {
  motor ??= criarMotor();
  return motor;
};

/** Finds only CPF numbers and e-mail addresses: enough to test the screen of suggestions. */
const analisar = (texto: string): readonly Dado[] =>
  [...texto.matchAll(/(\d{3}\.\d{3}\.\d{3}-\d{2})|([\w.]+@[\w.]+)/g)].map(({ 0: achado, 1: cpf, index }) => ({
    inicio: index,
    fim: index + achado.length,
    tipo: cpf ? 'cpf' : 'email',
  }));

/** The real PDFium, in the test's own process instead of a worker. */
const abrirNoTeste: AbrirLeitor = (bytes) => {
  const atendente = criarAtendente({ motor: umMotor, analisar: async () => analisar });
  return criarLeitor({ pedir: atendente.responder, fechar: atendente.fechar }, bytes);
};

const naPagina = (linhas: readonly string[]): string =>
  linhas.length === 0
    ? 'q 595 0 0 842 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q'
    : `BT /F 14 Tf 16 TL 72 759 Td ${linhas.map((linha) => `(${linha}) Tj T*`).join(' ')} ET`;

/**
 * One page per list of lines, 14 points high from 72 points off the edges; a page without lines is
 * a picture.
 */
export const umPdf = (...paginas: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> => {
  const partes = paginas.flatMap((linhas, n) => {
    const conteudo = naPagina(linhas);
    const eu = 4 + n * 2;
    return [
      `${eu} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 3 0 R >> >> /Contents ${eu + 1} 0 R >>\nendobj\n`,
      `${eu + 1} 0 obj\n<< /Length ${conteudo.length} >>\nstream\n${conteudo}\nendstream\nendobj\n`,
    ];
  });
  const filhas = paginas.map((_, n) => `${4 + n * 2} 0 R`).join(' ');
  const texto = [
    '%PDF-1.7\n',
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    `2 0 obj\n<< /Type /Pages /Kids [${filhas}] /Count ${paginas.length} >>\nendobj\n`,
    '3 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>\nendobj\n',
    ...partes,
    'trailer\n<< /Root 1 0 R >>\n%%EOF',
  ].join('');
  return Uint8Array.from(texto, (letra) => letra.charCodeAt(0));
};

export const umArquivo = (nome: string, ...paginas: readonly (readonly string[])[]): File => {
  const bytes = umPdf(...paginas);
  const arquivo = new File([bytes], nome, { type: 'application/pdf' });
  // Files in jsdom have no arrayBuffer().
  arquivo.arrayBuffer ??= async () => bytes.slice().buffer;
  return arquivo;
};

/** Recognises in a picture what the test expects: one word at the top of the page. */
const reconhecerNoTeste: CriarReconhecedor = async () => ({
  reconhecer: async () => {
    const texto = '529.982.247-25';
    return { texto, caixas: new Float32Array([...texto].flatMap((_, n) => [50 + n * 8, 50, 8, 12])) };
  },
  fechar: () => undefined,
});

export const abrirTela = (endereco = '/tarjamento') => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal('ImageData', class {});
  const router = createMemoryRouter([{ path: '/tarjamento', element: <TarjamentoPage /> }], {
    initialEntries: [endereco],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AbrirLeitorContext value={abrirNoTeste}>
        <CriarReconhecedorContext value={reconhecerNoTeste}>
          <RouterProvider router={router} />
        </CriarReconhecedorContext>
      </AbrirLeitorContext>
    </QueryClientProvider>,
  );
};
