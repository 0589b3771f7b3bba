import { faAngleDown } from '@fortawesome/free-solid-svg-icons/faAngleDown.js';
import { faCheck } from '@fortawesome/free-solid-svg-icons/faCheck.js';
import { type ReactNode, type Ref, useContext, useMemo, useRef } from 'react';
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  Input,
  type InputProps,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
} from 'react-aria-components/ComboBox';
import { Header } from 'react-aria-components/Header';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { cx } from '../cx.ts';
import { Spinner } from '../estado/spinner.tsx';
import { Icon } from '../icon.tsx';
import { FieldFrame, type FieldProps, useFieldWiring } from './field.tsx';
import { groupOptions, matches, type SelectOption } from './select-options.ts';

export type { SelectOption } from './select-options.ts';

const SELECT_EMPTY = 'Ops! Não encontramos o que você está procurando!';

export interface SelectProps extends FieldProps {
  readonly options: readonly SelectOption[];
  /** The chosen option's value; '' means none. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
  /** The list opens only after this many characters, which are then passed to `onPrefixo`. */
  readonly minCaracteres?: number;
  readonly onPrefixo?: (prefixo: string) => void;
  /** The prefix's options are still loading. */
  readonly loading?: boolean;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly id?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Opens when pressed, but not when reached by Tab: it would cover the rest of the form. */
function Field(props: InputProps & { readonly ref?: Ref<HTMLInputElement> }) {
  const state = useContext(ComboBoxStateContext);
  return <Input {...props} onClick={() => state?.open(null, 'manual')} />;
}

function Option({ option }: { readonly option: SelectOption }) {
  return (
    <ListBoxItem
      id={option.value}
      textValue={option.label}
      isDisabled={option.disabled}
      className="ui-option"
    >
      {({ isSelected }) => (
        <>
          {option.label}
          {isSelected && <Icon icon={faCheck} />}
        </>
      )}
    </ListBoxItem>
  );
}

/** Reports each new prefix once, and only when it is long enough. */
function usePrefix({ minCaracteres, onPrefixo }: Pick<SelectProps, 'minCaracteres' | 'onPrefixo'>) {
  const last = useRef('');
  return (typed: string) => {
    if (!minCaracteres || typed.length < minCaracteres) return;
    const prefix = typed.slice(0, minCaracteres);
    if (prefix === last.current) return;
    last.current = prefix;
    onPrefixo?.(prefix);
  };
}

/** The searchable select with groups (S2-27). Heavy: for lazy screens only. */
export function Select(props: SelectProps) {
  const { label, error, required, optional, options, value, onChange, minCaracteres, loading } = props;
  const help: ReactNode = required ? <>Obrigatório. {props.help}</> : props.help;
  const field = { label, help, error, required, optional };
  const wiring = useFieldWiring(field, props.id);
  const typed = useRef('');
  const raisePrefix = usePrefix(props);
  const groups = useMemo(() => groupOptions(options), [options]);
  const empty = () => {
    if (loading) return <Spinner label="Buscando opções…" />;
    if (minCaracteres && typed.current.length < minCaracteres)
      return `Digite ao menos ${minCaracteres} caracteres.`;
    return SELECT_EMPTY;
  };
  return (
    <I18nProvider locale="pt-BR">
      <FieldFrame {...field} wiring={wiring} className={cx('br-select', props.disabled && 'disabled')}>
        <ComboBox
          className="br-input"
          aria-labelledby={wiring.labelId}
          aria-describedby={wiring.describedBy}
          value={value === undefined ? undefined : value || null}
          onChange={(key) => onChange?.(key === null ? '' : String(key))}
          onInputChange={(text) => {
            typed.current = text;
            raisePrefix(text);
          }}
          onBlur={props.onBlur}
          defaultFilter={matches}
          allowsEmptyCollection
          isDisabled={props.disabled}
          isInvalid={Boolean(error)}
          isRequired={required}
          validationBehavior="aria"
        >
          <div className="ui-control">
            <Field
              id={wiring.id}
              name={props.name}
              ref={props.inputRef}
              placeholder={props.placeholder ?? 'Selecione'}
            />
            <Button className="br-button circle small" aria-label="Exibir lista">
              <Icon icon={faAngleDown} />
            </Button>
          </div>
          <Popover className="ui-popover" offset={2}>
            <ListBox
              className="ui-options"
              renderEmptyState={() => <div className="ui-options-empty">{empty()}</div>}
            >
              {groups.map(({ name, items }) =>
                name === '' ? (
                  items.map((option) => <Option option={option} key={option.value} />)
                ) : (
                  <ListBoxSection id={`grupo:${name}`} key={name} className="ui-option-group">
                    <Header>{name}</Header>
                    {items.map((option) => (
                      <Option option={option} key={option.value} />
                    ))}
                  </ListBoxSection>
                ),
              )}
            </ListBox>
          </Popover>
        </ComboBox>
      </FieldFrame>
    </I18nProvider>
  );
}
