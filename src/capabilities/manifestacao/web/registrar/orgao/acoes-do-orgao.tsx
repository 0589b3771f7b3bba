import { Button } from '#shell/ui/button.tsx';
import type { PassoProps } from '../passo.ts';

export function AcoesDoOrgao({ voltar, rotuloAvancar }: Pick<PassoProps, 'voltar' | 'rotuloAvancar'>) {
  return (
    <div className="registrar-acoes" data-pe-ocupado>
      {voltar && (
        <Button variant="secondary" onClick={voltar}>
          Voltar
        </Button>
      )}
      <Button variant="primary" type="submit">
        {rotuloAvancar}
      </Button>
    </div>
  );
}
