import { Button } from '#shell/ui/button.tsx';
import { BotaoEnviar } from '#shell/ui/form/formulario.tsx';
import type { PassoProps } from './passo.ts';

/** Back and continue, always in reach at the bottom of the screen; for steps that are a form. */
export function AcoesDoFormulario({ voltar, rotuloAvancar }: Pick<PassoProps, 'voltar' | 'rotuloAvancar'>) {
  return (
    <div className="registrar-acoes" data-pe-ocupado>
      {voltar && (
        <Button variant="secondary" onClick={voltar}>
          Voltar
        </Button>
      )}
      <BotaoEnviar>{rotuloAvancar}</BotaoEnviar>
    </div>
  );
}
