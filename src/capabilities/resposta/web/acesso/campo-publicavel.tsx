import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { useCampoControlado } from '#shell/ui/form/use-campo.ts';

/** Yes until somebody says no: answers are public by default (Lei 12.527/2011, art. 3, I). */
export function CampoPublicavel({ name, label }: { readonly name: string; readonly label: string }) {
  const { id, error, field, atualizar } = useCampoControlado(name, label);
  return (
    <RadioGroup
      id={id}
      name={name}
      label={label}
      error={error}
      value={field.value === false ? 'nao' : 'sim'}
      onChange={(event) => atualizar(event.target.value === 'sim' ? null : false)}
      onBlur={field.onBlur}
      ref={field.ref}
      options={[
        {
          value: 'sim',
          label: 'Pode ser publicado',
          help: 'O pedido e a resposta vão para a busca pública, depois de conferidos os dados pessoais.',
        },
        {
          value: 'nao',
          label: 'Não pode ser publicado',
          help: 'Só quem pediu lê a resposta, e lê o porquê.',
        },
      ]}
    />
  );
}
