import PDFDocument from 'pdfkit';
import { abrirPdf } from '#capabilities/tarjamento/domain/pdf/documento.ts';
import { readLetras } from '#capabilities/tarjamento/domain/pdf/letras.ts';
import type { Motor } from '#capabilities/tarjamento/domain/pdf/motor.ts';
import type { Retangulo } from '#capabilities/tarjamento/domain/retangulo.ts';
import { carregarMotor } from '#capabilities/tarjamento/server/motor/processo/carregar-motor.ts';
import { tarjar } from '#capabilities/tarjamento/server/motor/tarjar.ts';

/**
 * Measures redaction: a report of 100 pages of text with 200 marks, applied and verified as the
 * server does it (but in this process, so that its memory can be measured). Goal: under 10 seconds.
 * Run with `node bench/tarjamento.ts`.
 */
const PAGINAS = 100;
const MARCAS_POR_PAGINA = 2;
const META_EM_SEGUNDOS = 10;

const FRASE =
  'O servidor relatou que a obra da rua das Acácias ficou parada por falta de cimento e que o fiscal não voltou ao local. ';

const relatorio = (): Promise<Buffer> =>
  new Promise((resolve) => {
    const doc = new PDFDocument({ size: 'A4', margin: 56 });
    const partes: Buffer[] = [];
    doc.on('data', (parte: Buffer) => partes.push(parte));
    doc.on('end', () => resolve(Buffer.concat(partes)));
    for (let pagina = 0; pagina < PAGINAS; pagina++) {
      if (pagina > 0) doc.addPage();
      doc.fontSize(11);
      for (let marca = 0; marca < MARCAS_POR_PAGINA; marca++) {
        doc.text(`Ouvida a testemunha Fulana${pagina}x${marca} de Tal, nos autos. ${FRASE.repeat(10)}`, {
          align: 'justify',
        });
      }
    }
    doc.end();
  });

const ANTES_DO_NOME = 'testemunha ';

/** One mark over each name. */
const marcar = (motor: Motor, bytes: Uint8Array): Retangulo[] => {
  const aberto = abrirPdf(motor, bytes);
  const marcas = [...aberto.paginas.keys()].flatMap((pagina) => {
    const { texto, caixas } = readLetras(aberto, pagina);
    return [...texto.matchAll(new RegExp(ANTES_DO_NOME, 'g'))].map(({ index }) => {
      const [x = 0, y = 0, , altura = 0] = caixas.subarray((index + ANTES_DO_NOME.length) * 4);
      return { pagina, x, y, largura: 110, altura };
    });
  });
  aberto.fechar();
  return marcas;
};

const bytes = await relatorio();
const motor = await carregarMotor();
const marcas = marcar(motor, bytes);
const [inicio, antes] = [performance.now(), process.cpuUsage()];
const resultado = await tarjar(motor, { bytes, marcas, rasterizar: [] });
const segundos = (performance.now() - inicio) / 1000;
const { user, system } = process.cpuUsage(antes);
if (!('pdf' in resultado)) throw new Error(`not redacted: ${JSON.stringify(resultado)}`);
const memoria = process.resourceUsage().maxRSS / 1024;
console.log(`páginas: ${resultado.paginas}, marcas: ${marcas.length}, retirados: ${resultado.removidos}`);
console.log(
  `arquivo: ${(bytes.length / 1e3).toFixed(0)} kB, resultado: ${(resultado.pdf.length / 1e3).toFixed(0)} kB`,
);
console.log(
  `tempo: ${segundos.toFixed(2)} s (meta: menos de ${META_EM_SEGUNDOS} s), processador: ${((user + system) / 1e6).toFixed(2)} s`,
);
console.log(`memória no pico: ${memoria.toFixed(0)} MB`);
if (marcas.length !== PAGINAS * MARCAS_POR_PAGINA || segundos >= META_EM_SEGUNDOS) process.exitCode = 1;
