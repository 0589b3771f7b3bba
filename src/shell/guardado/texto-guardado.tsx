import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { type AtoEscrito, gravarTexto, readTexto } from './guardados.ts';

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

/** Keeps a field in this browser at every change and restores it, even after a killed tab. */
export function TextoGuardado({ idManifestacao, ato, campo }: TextoGuardadoProps) {
  const { control, getValues, setValue, setFocus } = useFormContext<Record<string, string>>();
  const texto = useWatch({ control, name: campo }) ?? '';
  const login = useUsuario()?.login ?? null;
  // If the session ends while the person writes, the text still belongs to them.
  const [dono] = useState(login);
  const [estado, setEstado] = useState<keyof typeof FRASES>('lendo');
  const aoLer = useEffectEvent((lido: string) => {
    const isVazio = !getValues(campo);
    if (lido && isVazio) setValue(campo, lido, { shouldDirty: true });
    setEstado(lido && isVazio ? 'recuperado' : 'guardado');
  });
  useEffect(() => {
    let isAqui = true;
    readTexto(idManifestacao, ato, dono).then(
      (lido) => isAqui && aoLer(lido),
      () => isAqui && setEstado('recusado'),
    );
    return () => {
      isAqui = false;
    };
  }, [idManifestacao, ato, dono]);
  useEffect(() => {
    if (estado === 'lendo' || estado === 'recusado') return;
    gravarTexto(idManifestacao, ato, { dono, texto }).catch(() => setEstado('recusado'));
  }, [idManifestacao, ato, dono, texto, estado]);
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
