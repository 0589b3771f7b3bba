import { describe, expect, it } from 'vitest';
import { alertasDeExposicao } from './auto-exposicao.ts';

const codigos = (texto: string) => alertasDeExposicao(texto).map(({ codigo }) => codigo);

describe('the guard against self-exposure', () => {
  it.each([
    ['um CPF com pontos', 'Meus dados: 529.982.247-25.', ['cpf']],
    ['um CPF sem pontos', 'Documento 52998224725', ['cpf']],
    ['um e-mail', 'Escrevam para maria.silva@exemplo.com.br', ['email']],
    ['um celular', 'Liguem para (85) 99876-5432', ['telefone']],
    ['um celular sem sinais', 'zap 85998765432', ['telefone']],
    ['o nome dito', 'Bom dia, meu nome é Maria e trabalho lá.', ['nome']],
    ['o nome dito de outro jeito', 'Me chamo joão da silva', ['nome']],
    ['quem se apresenta', 'Eu, Maria Aparecida de Souza, vi tudo.', ['nome']],
    ['a matrícula', 'minha matrícula é 12345', ['vinculo']],
    ['o endereço', 'Eu moro na Rua das Flores, 10', ['vinculo']],
    ['uma assinatura com fecho', 'O fiscal pediu dinheiro.\n\nAtenciosamente,\nMaria Souza', ['assinatura']],
    ['um fecho na mesma linha', 'O fiscal pediu dinheiro.\nAss.: Maria', ['assinatura']],
    ['um nome sozinho no fim', 'O fiscal pediu dinheiro.\nMaria Aparecida de Souza', ['assinatura']],
  ])('points out %s', (_, texto, esperado) => {
    expect(codigos(texto)).toEqual(esperado);
  });

  it.each([
    ['names of others inside the text', 'O diretor João Pereira recebeu dinheiro de Ana Lima.'],
    ['a number that is no CPF', 'Contrato 12345678901 de 2025'],
    ['a protocol', 'Protocolo 00106.000123/2026-41'],
    ['a CNPJ', 'Empresa 11.222.333/0001-81'],
    ['dates and values', 'Em 12/03/2026 pagaram R$ 12.500,00 pela nota 4521-2026'],
    ['a courtesy without a name', 'O fiscal pediu dinheiro.\nObrigado.'],
    ['a text of one line with a name', 'Fulano De Tal'],
  ])('is silent about %s', (_, texto) => {
    expect(alertasDeExposicao(texto)).toEqual([]);
  });

  it('shows each thing once and where it stands in the text', () => {
    const alertas = alertasDeExposicao('fale com a@b.com ou a@b.com');
    expect(alertas).toHaveLength(1);
    expect(alertas[0]).toMatchObject({ trecho: 'a@b.com', frase: expect.stringContaining('e-mail') });
  });
});
