import { FilaCheia } from '#server/a-parte/faixa.ts';
import { MAX_RESTANTES, type PedidoDeTarjas, RECUPERAVEL, type RelatorioDoTarjamento } from '../contract.ts';
import { ocupado, recuperavel, recusado } from '../domain/tarjamento-errors.ts';
import { tarjarAParte } from './motor/processo/tarjar-a-parte.ts';

export interface Aplicado {
  readonly pdf: Buffer;
  readonly relatorio: RelatorioDoTarjamento;
}

/** Redacts and verifies; anything that could not be proven is refused with an explanation. */
export const aplicarTarjas = async (
  bytes: Uint8Array,
  { marcas, rasterizar }: PedidoDeTarjas,
): Promise<Aplicado> => {
  const lugares = marcas.map(({ pagina, x, y, largura, altura }) => ({ pagina, x, y, largura, altura }));
  const resultado = await tarjarAParte({ bytes, marcas: lugares, rasterizar }).catch((erro: unknown) => {
    throw erro instanceof FilaCheia ? ocupado() : erro;
  });
  if ('recusa' in resultado) throw recusado(resultado.recusa);
  if ('locais' in resultado) throw recuperavel(RECUPERAVEL, resultado.locais);
  const { pdf, paginas, removidos, avisos, rasterizadas, restantes } = resultado;
  return {
    pdf: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength),
    relatorio: {
      paginas,
      marcas: marcas.length,
      removidos,
      avisos: [...avisos],
      rasterizadas: [...rasterizadas],
      restantes: restantes
        .slice(0, MAX_RESTANTES)
        .map(({ pagina, lugares }) => ({ pagina, lugares: [...lugares] })),
    },
  };
};
