import { faBell } from '@fortawesome/free-solid-svg-icons/faBell.js';
import { Link } from 'react-router';
import { QueryLayer } from '#shell/api/query-layer.tsx';
import { buttonClass } from '#shell/ui/button.tsx';
import { ComContador } from '#shell/ui/estado/com-contador.tsx';
import { Icon } from '#shell/ui/icon.tsx';
import { useContagem } from './novidades-queries.ts';

const rotulo = (novas: number): string => {
  if (novas === 0) return 'Novidades: nenhuma nova';
  return novas === 1 ? 'Novidades: 1 nova' : `Novidades: ${novas} novas`;
};

function Sino() {
  const novas = useContagem().data?.novas ?? 0;
  return (
    <ComContador numero={novas}>
      <Link
        to="/novidades"
        className={buttonClass({ size: 'small', circle: true })}
        aria-label={rotulo(novas)}
      >
        <Icon icon={faBell} />
      </Link>
    </ComContador>
  );
}

/** The bell of who follows cases of their own: it leads to what changed in them. */
export default function SinoDoCidadao() {
  return (
    <QueryLayer>
      <Sino />
    </QueryLayer>
  );
}
