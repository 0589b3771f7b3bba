import { describe, expect, it } from 'vitest';
import { ocultarDadosPessoais } from '#capabilities/manifestacao/domain/ler/dados-pessoais.ts';
import { analisar } from './analisar.ts';
import { alertasDeExposicao } from './auto-exposicao.ts';

const alertasDe = (texto: string) => alertasDeExposicao(texto, analisar(texto));
const codigos = (texto: string) => alertasDe(texto).map(({ codigo }) => codigo);

describe('the guard against self-exposure', () => {
  it.each([
    ['um CPF com pontos', 'Meus dados: 529.982.247-25.', ['cpf']],
    ['um CPF sem pontos', 'Documento 52998224725', ['cpf']],
    ['um e-mail', 'Escrevam para maria.silva@exemplo.com.br', ['email']],
    ['um celular', 'Liguem para (85) 99876-5432', ['telefone']],
    ['um celular sem sinais', 'zap 85998765432', ['telefone']],
    ['um RG', 'Anotem o RG 12.345.678-9', ['documento']],
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
    ['a CNPJ, an address and a plate of others', 'A sede da Rua das Flores, 10, e o carro BRA2E19'],
    ['a protocol', 'Protocolo 00106.000123/2026-41'],
    ['a CNPJ', 'Empresa 11.222.333/0001-81'],
    ['dates and values', 'Em 12/03/2026 pagaram R$ 12.500,00 pela nota 4521-2026'],
    ['a courtesy without a name', 'O fiscal pediu dinheiro.\nObrigado.'],
    ['a text of one line with a name', 'Fulano De Tal'],
  ])('is silent about %s', (_, texto) => {
    expect(alertasDe(texto)).toEqual([]);
  });

  it('shows each thing once and where it stands in the text', () => {
    const alertas = alertasDe('fale com a@b.com ou a@b.com');
    expect(alertas).toHaveLength(1);
    expect(alertas[0]).toMatchObject({ trecho: 'a@b.com', frase: expect.stringContaining('e-mail') });
  });
});

describe('a text written to stop the machine', () => {
  const LETRAS = 8000;
  const cheio = (pedaco: string) => pedaco.repeat(Math.ceil(LETRAS / pedaco.length)).slice(0, LETRAS);
  const hostis = [
    ...['a', 'A', 'a.', 'a-', '1', '1.', '1-', '-', '.', '_', '@', 'a@', 'a@a.', ' ', '\n', 'Aa ', 'Aa\n'],
    ...['Eu, ', 'Eu,A', 'me chamo ', 'meu rg ', '(11) ', '+55 ', '9 ', 'ass. ', '[dado pessoal] ', 'de '],
    `${'a'.repeat(64)}@${'a'.repeat(63)}`,
  ].map(cheio);
  const comInicio = ['me chamo', 'Eu,', 'fim\nAtt', 'fim\nAa ', 'a@', 'meu rg', '[dado pessoal]'].flatMap(
    (inicio) => ['a', 'A', ' ', '-', '.', 'Aa '].map((pedaco) => inicio + cheio(pedaco)),
  );
  const ocultar = ocultarDadosPessoais([{ nome: 'Aaa Aaa' }]);
  // With one unbounded repeat many of these texts took five seconds each; now all together take
  // about one.
  const MAX_MS = 15_000;

  it('is read in a time that grows with its length, not with its square', { timeout: 120_000 }, () => {
    const inicio = performance.now();
    for (const texto of [...hostis, ...comInicio]) {
      alertasDe(texto);
      ocultar(texto);
    }
    expect(performance.now() - inicio).toBeLessThan(MAX_MS);
  });

  it('hides no address behind a long row of letters', () => {
    expect(codigos(`${'_'.repeat(500)}maria@exemplo.com`)).toEqual(['email']);
    expect(ocultar(`${'a'.repeat(500)}@exemplo.com`)).not.toContain('@exemplo.com');
  });
});
