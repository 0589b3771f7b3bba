import { Checkbox } from '#shell/ui/campos/checkbox.tsx';

interface Props {
  readonly isGuardado: boolean;
  readonly onEscolher: (isGuardado: boolean) => void;
}

/** Somebody without a name decides whether this device may keep what they write; it may not by itself. */
export function GuardarNesteAparelho({ isGuardado, onEscolher }: Props) {
  return (
    <Checkbox
      name="guardar-neste-aparelho"
      label="Guardar neste aparelho"
      help={
        isGuardado
          ? 'Quem usar este aparelho pode ler o rascunho. Desmarque para apagá-lo daqui.'
          : 'Se você fechar ou recarregar a página, o que escreveu se perde. Marque só se ninguém mais usa este aparelho.'
      }
      checked={isGuardado}
      onChange={(event) => onEscolher(event.target.checked)}
    />
  );
}
