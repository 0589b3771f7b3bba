import { faAngleLeft } from '@fortawesome/free-solid-svg-icons/faAngleLeft.js';
import { faAngleRight } from '@fortawesome/free-solid-svg-icons/faAngleRight.js';
import { Button } from '#shell/ui/button.tsx';
import { PRIMEIRO_ANO, ULTIMO_ANO } from '../../domain/feriado.ts';

interface EscolherAnoProps {
  readonly ano: number;
  readonly onMudar: (ano: number) => void;
}

export function EscolherAno({ ano, onMudar }: EscolherAnoProps) {
  return (
    <fieldset className="feriado-ano">
      <legend className="sr-only">Ano</legend>
      <Button
        icon={faAngleLeft}
        size="small"
        aria-label={`Ano anterior, ${ano - 1}`}
        disabled={ano <= PRIMEIRO_ANO}
        onClick={() => onMudar(ano - 1)}
      />
      <strong aria-live="polite">{ano}</strong>
      <Button
        icon={faAngleRight}
        size="small"
        aria-label={`Próximo ano, ${ano + 1}`}
        disabled={ano >= ULTIMO_ANO}
        onClick={() => onMudar(ano + 1)}
      />
    </fieldset>
  );
}
