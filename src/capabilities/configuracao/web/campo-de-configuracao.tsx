import { useFormContext } from 'react-hook-form';
import { formatMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { CampoSelect } from '#shell/ui/form/campo-select.tsx';
import { CampoCheckbox, CampoTexto } from '#shell/ui/form/campos.tsx';
import type { Configuracao } from '../contract.ts';
import { cores } from '../domain/cores.ts';
import { nomeDoCampo, paraDigitar, valorEmPalavras } from './valores.ts';

const CORES = Object.entries(cores).map(([value, label]) => ({ value, label }));

const ENTRADA = {
  texto: {},
  endereco: { type: 'url', inputMode: 'url' },
  email: { type: 'email', inputMode: 'email' },
  hora: { placeholder: '19:00', inputMode: 'numeric', maxLength: 5 },
  dias: { inputMode: 'numeric', maxLength: 5 },
  horas: { inputMode: 'numeric', maxLength: 3 },
  numero: { inputMode: 'numeric', maxLength: 3 },
} as const;

/** Who set it and when, or that nobody did. */
export const quemMudou = ({ proprio, alteradaPor, alteradaEm }: Configuracao): string => {
  if (proprio === null) return 'Segue o padrão.';
  return alteradaPor && alteradaEm
    ? `Mudada por ${alteradaPor} em ${formatMomento(alteradaEm)}.`
    : 'Mudada no cadastro do órgão.';
};

/** One setting: its name, what it does, its default and who changed it last. */
export function CampoDeConfiguracao({ item }: { readonly item: Configuracao }) {
  const { setValue } = useFormContext();
  const { chave, rotulo, explicacao, tipo, padrao } = item;
  const name = nomeDoCampo(chave);
  const usarPadrao = () =>
    setValue(name, paraDigitar(padrao), { shouldDirty: true, shouldValidate: true, shouldTouch: true });
  return (
    <div className="config-campo">
      {tipo === 'sim-nao' && <CampoCheckbox name={name} label={rotulo} help={explicacao} />}
      {tipo === 'cor' && <CampoSelect name={name} label={rotulo} help={explicacao} options={CORES} />}
      {tipo !== 'sim-nao' && tipo !== 'cor' && (
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
