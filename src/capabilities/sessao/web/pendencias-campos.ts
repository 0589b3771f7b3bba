import { z } from 'zod';
import { isCnpjValido, isCpfValido } from '#kernel/numeros/documento.ts';
import { campo } from '#kernel/validacao/campo.ts';

const digitosErrados = 'Confira o número do documento: os dígitos não batem.';

export const formCpf = z.object({
  numeroDocumentoIdentificacao: campo('CPF', z.string().trim().min(1).refine(isCpfValido, digitosErrados)),
});

export const formCnpj = z.object({
  numeroDocumentoIdentificacao: campo('CNPJ', z.string().trim().min(1).refine(isCnpjValido, digitosErrados)),
});
