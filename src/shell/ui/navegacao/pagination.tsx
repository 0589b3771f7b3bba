import { faAngleLeft } from '@fortawesome/free-solid-svg-icons/faAngleLeft.js';
import { faAngleRight } from '@fortawesome/free-solid-svg-icons/faAngleRight.js';
import { useId } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { pageSlots } from './pagination-pages.ts';

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  readonly pageSizes?: readonly number[];
  readonly onPageSize?: (size: number) => void;
  readonly label?: string;
}

const number = (value: number): string => value.toLocaleString('pt-BR');

function PageSize({
  pageSize,
  pageSizes,
  onPageSize,
}: Required<Pick<PaginationProps, 'pageSize' | 'pageSizes' | 'onPageSize'>>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>Exibir</label>
      <select id={id} value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </div>
  );
}

export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPage, pageSizes, onPageSize, label = 'Paginação' } = props;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    <nav className="br-pagination" aria-label={label}>
      {pageSizes && onPageSize && (
        <PageSize pageSize={pageSize} pageSizes={pageSizes} onPageSize={onPageSize} />
      )}
      <div role="status">{`${number(first)}–${number(last)} de ${number(total)} ${total === 1 ? 'item' : 'itens'}`}</div>
      <ul>
        <li>
          <Button
            icon={faAngleLeft}
            aria-label="Página anterior"
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
        </li>
        {pageSlots(page, pages).map((slot) =>
          typeof slot === 'string' ? (
            <li key={slot} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={slot}>
              <button
                type="button"
                className={cx('page', slot === page && 'active')}
                aria-label={`Página ${number(slot)}`}
                aria-current={slot === page ? 'page' : undefined}
                onClick={() => onPage(slot)}
              >
                {number(slot)}
              </button>
            </li>
          ),
        )}
        <li>
          <Button
            icon={faAngleRight}
            aria-label="Próxima página"
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </li>
      </ul>
    </nav>
  );
}
