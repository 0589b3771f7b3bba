import { useFormContext } from 'react-hook-form';
import { formatMomento } from '#web/formato.ts';
import { Button } from '#web/ui/button.tsx';
import { CampoCheckbox, CampoTexto } from '#web/ui/form/campos.tsx';
import type { Configuracao } from '../contract.ts';
import { nomeDoCampo, paraDigitar, valorEmPalavras } from './valores.ts';

const ENTRADA = {
  texto: {},
  endereco: { type: 'url', inputMode: 'url' },
  email: { type: 'email', inputMode: 'email' },
  hora: { placeholder: '20:00', inputMode: 'numeric', maxLength: 5 },
  dias: { inputMode: 'numeric', maxLength: 5 },
} as const;

/** Who set it and when, or that nobody did. */
export const quemMudou = ({ proprio, alteradaPor, alteradaEm }: Configuracao): string => {
  if (proprio === null) return 'Segue o padrão.';
  return alteradaPor && alteradaEm
    ? `Mudada por ${alteradaPor} em ${formatMomento(alteradaEm)}.`
    : 'Mudada no cadastro do órgão.';
};

/** One setting: what it is, what it does, its default and who changed it last. */
export function CampoDeConfiguracao({ item }: { readonly item: Configuracao }) {
  const { setValue } = useFormContext();
  const { chave, rotulo, explicacao, tipo, padrao } = item;
  const name = nomeDoCampo(chave);
  const usarPadrao = () =>
    setValue(name, paraDigitar(padrao), { shouldDirty: true, shouldValidate: true, shouldTouch: true });
  return (
    <div className="config-campo">
      {tipo === 'sim-nao' ? (
        <CampoCheckbox name={name} label={rotulo} help={explicacao} />
      ) : (
        <CampoTexto name={name} label={rotulo} help={explicacao} autoComplete="off" {...ENTRADA[tipo]} />
      )}
      <p className="config-situacao">
        {`Padrão: ${valorEmPalavras(tipo, padrao)}. ${quemMudou(item)}`}{' '}
        {item.proprio !== null && (
          <Button size="small" aria-label={`Usar o padrão em ${rotulo}`} onClick={usarPadrao}>
            Usar o padrão
          </Button>
        )}
      </p>
    </div>
  );
}
