import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#shell/ui/button.tsx';
import { useAteEnviar } from './ate-enviar.ts';
import type { AtoEscrito } from './guardados.ts';

interface TextoGuardadoProps {
  readonly idManifestacao: number;
  readonly ato: AtoEscrito;
  /** The field of the surrounding form that holds the text. */
  readonly campo: string;
}

const FRASES = {
  lendo: '',
  guardado: 'Guardado só neste aparelho até você enviar.',
  recuperado: 'Recuperamos o que você tinha escrito aqui.',
  recusado: 'Este navegador não guarda o que você escreve: não feche a página antes de enviar.',
} as const;

/**
 * Keeps a field in this browser at every change and restores it, even after a killed tab, until the
 * form is sent (`ate-enviar.ts`).
 */
export function TextoGuardado({ idManifestacao, ato, campo }: TextoGuardadoProps) {
  const form = useFormContext<Record<string, string>>();
  const { control, getValues, setValue, setFocus } = form;
  const texto = useWatch({ control, name: campo }) ?? '';
  const guardado = useAteEnviar(form, idManifestacao, ato);
  const [estado, setEstado] = useState<keyof typeof FRASES>('lendo');
  const aoLer = useEffectEvent((lido: string) => {
    const isVazio = !getValues(campo);
    if (lido && isVazio) setValue(campo, lido, { shouldDirty: true });
    setEstado(lido && isVazio ? 'recuperado' : 'guardado');
  });
  useEffect(() => {
    let isAqui = true;
    guardado.ler().then(
      (lido) => isAqui && aoLer(lido),
      () => isAqui && setEstado('recusado'),
    );
    return () => {
      isAqui = false;
    };
  }, [guardado]);
  useEffect(() => {
    if (estado === 'lendo' || estado === 'recusado') return;
    guardado.gravar(texto).catch(() => setEstado('recusado'));
  }, [guardado, texto, estado]);
  const apagar = () => {
    setValue(campo, '', { shouldDirty: true });
    setFocus(campo);
  };
  return (
    <p className="ui-muted ui-no-print">
      <span role="status">{texto && FRASES[estado]}</span>{' '}
      {texto && estado !== 'lendo' && (
        <Button size="small" variant="tertiary" onClick={apagar}>
          Apagar o que escrevi
        </Button>
      )}
    </p>
  );
}
