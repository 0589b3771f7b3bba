import { useFormContext, useWatch } from 'react-hook-form';
import { CampoDocumento } from '#shell/ui/form/campo-documento.tsx';
import { CampoTexto } from '#shell/ui/form/campos.tsx';

/** The person's own form lets the browser fill in; at the desk it would fill in the atendente. */
export function CamposDaPessoa({ noBalcao = false }: { readonly noBalcao?: boolean }) {
  const { control } = useFormContext();
  const tipo = useWatch({ control, name: 'requerente.outroDocumento.tipo' }) as string;
  const sozinho = (nome: string) => (noBalcao ? 'off' : nome);
  return (
    <fieldset className="classificadas-pessoa">
      <legend>{noBalcao ? 'Quem pede' : 'Quem é você'}</legend>
      <CampoTexto name="requerente.nome" label="Nome" autoComplete={sozinho('name')} required />
      <CampoDocumento
        de="requerente"
        tipo={tipo}
        help="Só se quiser informar: ninguém precisa de documento para pedir."
        className="classificadas-documento"
      />
      <CampoTexto
        name="requerente.email"
        label="E-mail"
        help={
          noBalcao
            ? 'A decisão vai para lá. Sem e-mail, telefone nem endereço, a pessoa só saberá dela pelo código de acesso ou no balcão.'
            : 'A decisão vai para lá. Sem e-mail, informe o endereço: você é avisado por carta.'
        }
        type="email"
        autoComplete={sozinho('email')}
      />
      {noBalcao && (
        <CampoTexto name="requerente.telefone" label="Telefone" type="tel" autoComplete="off" optional />
      )}
      <CampoTexto
        name="requerente.endereco"
        label="Endereço"
        help="Rua, número, bairro, cidade, estado e CEP, para carta."
        autoComplete={sozinho('street-address')}
      />
    </fieldset>
  );
}
