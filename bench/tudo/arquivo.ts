import { randomFillSync } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const ASSINATURA = Buffer.from('89504e470d0a1a0a', 'hex');
const CANAIS = 3;

const bloco = (tipo: string, corpo: Buffer): Buffer => {
  const dados = Buffer.concat([Buffer.from(tipo, 'latin1'), corpo]);
  const saida = Buffer.alloc(dados.length + 8);
  saida.writeUInt32BE(corpo.length, 0);
  dados.copy(saida, 4);
  saida.writeUInt32BE(crc32(dados), dados.length + 4);
  return saida;
};

/** A picture of noise, which no format makes smaller: of so many bytes, give or take one in a hundred. */
export const imagemDe = (bytes: number): Buffer => {
  const lado = Math.round(Math.sqrt(bytes / CANAIS));
  const linha = 1 + lado * CANAIS;
  const pontos = randomFillSync(Buffer.alloc(linha * lado));
  // Each line begins with how it is written: here, as it is.
  for (let n = 0; n < lado; n += 1) pontos[n * linha] = 0;
  const cabeca = Buffer.alloc(13);
  cabeca.writeUInt32BE(lado, 0);
  cabeca.writeUInt32BE(lado, 4);
  cabeca.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    ASSINATURA,
    bloco('IHDR', cabeca),
    bloco('IDAT', deflateSync(pontos, { level: 0 })),
    bloco('IEND', Buffer.alloc(0)),
  ]);
};
