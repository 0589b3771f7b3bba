import { init } from '@embedpdf/pdfium';
import wasm from '@embedpdf/pdfium/pdfium.wasm?url';
import type { Motor } from '../../domain/pdf/documento.ts';
import { criarAtendente } from './criar-atendente.ts';
import type { Pedido, Resposta } from './leitor.ts';

const criarMotor = async (): Promise<Motor> => {
  const motor = await init({ locateFile: () => new URL(wasm, self.location.href).href });
  motor.PDFiumExt_Init();
  return motor as unknown as Motor;
};

const atendente = criarAtendente({
  motor: criarMotor,
  analisar: async () => (await import('#capabilities/dados-pessoais/domain/analisar.ts')).analisar,
});

/** Large buffers are transferred instead of copied. */
const entregas = (resposta: Resposta): Transferable[] => {
  if (resposta.tipo === 'pintar') return [resposta.pintada.rgba.buffer];
  if (resposta.tipo === 'ler') return [resposta.lida.caixas.buffer as ArrayBuffer];
  return [];
};

self.addEventListener('message', ({ data }: MessageEvent<Pedido>) => {
  void atendente.responder(data).then((resposta) => {
    self.postMessage(resposta, { transfer: entregas(resposta) });
  });
});
