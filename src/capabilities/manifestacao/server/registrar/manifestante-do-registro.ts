import { TipoDocumento } from '#kernel/numeros/documento.ts';
import type { Registro } from '../../contract.ts';
import type { Manifestante } from '../caso.ts';
import type { RegistroLido } from './ler-registro.ts';

/** The person who filed, from the desk's form or from the account, as they are on that day; null without either. */
export const manifestanteDe = (
  { atendimento }: Pick<Registro, 'atendimento'>,
  conta: RegistroLido['conta'],
): Manifestante | null => {
  const pessoa = atendimento?.manifestante;
  if (pessoa) {
    const { cpf, outroDocumento, ...dados } = pessoa;
    return {
      ...dados,
      ...(cpf && { documento: cpf, tipoDocumento: TipoDocumento.cpf }),
      ...(outroDocumento && { documento: outroDocumento.numero, tipoDocumento: outroDocumento.tipo }),
    };
  }
  return (
    conta && {
      nome: conta.nome_social ?? conta.nome,
      email: conta.email ?? undefined,
      telefone: conta.telefone ?? undefined,
      documento: conta.numero_documento ?? undefined,
      tipoDocumento: conta.id_tipo_documento ?? undefined,
      idUsuario: conta.id,
    }
  );
};
